import { media, space, tabularNumbers, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space.base, minWidth: 0 })

export const totals = style({ display: 'grid', gap: space.tight })

export const total = style({ ...text.figure, ...tabularNumbers, overflowWrap: 'anywhere' })

export const muted = style({ ...text.small, color: vars.color.textMuted })

export const list = style({ display: 'grid' })

/** A row as tall as a thumb. */
export const sale = style({
  ...text.body,
  display: 'flex',
  width: '100%',
  minHeight: '3.5rem',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.base,
  paddingBlock: space.tight,
  color: vars.color.text,
  background: 'transparent',
  border: 'none',
  borderBlockStart: `1px solid ${vars.color.border}`,
  cursor: 'pointer',
  textAlign: 'start',
  '@media': { [media.hover]: { ':hover': { background: vars.color.surfaceSunken } } },
})

export const about = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })

export const figures = style({
  ...tabularNumbers,
  display: 'grid',
  flexShrink: 0,
  justifyItems: 'end',
  gap: space.hair,
})
