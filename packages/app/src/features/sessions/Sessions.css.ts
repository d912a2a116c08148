import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const part = style({ display: 'grid', gap: space.base, maxWidth: '44rem' })

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const session = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.tight} ${space.base}`,
  paddingBlock: space.base,
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
    '& + &': { borderTop: `1px solid ${vars.color.border}` },
  },
})

export const device = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.tight,
  fontWeight: 600,
})

export const detail = style({
  ...text.small,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})

export const action = style({ justifySelf: 'start' })
