import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space.base })

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const device = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.tight} ${space.base}`,
  paddingBlock: space.snug,
  borderBlockStart: `1px solid ${vars.color.border}`,
})

export const about = style({ display: 'grid', minWidth: 0, gap: space.hair })

export const name = style({ ...text.label, overflowWrap: 'anywhere' })

export const detail = style({
  ...text.small,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})

export const add = style({ justifySelf: 'start' })
