import { tabularNumbers, space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.snug,
})

const words = style({
  ...text.small,
  ...tabularNumbers,
  display: 'block',
  selectors: { '&:not(:empty)': { marginBlockStart: space.snug } },
})

export const status = style([words, { color: vars.color.textMuted }])

export const failed = style([words, { color: vars.color.dangerText }])
