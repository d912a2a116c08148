import { tabularNumbers, space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.snug,
})

export const status = style({ ...text.small, ...tabularNumbers, color: vars.color.textMuted })

export const failed = style({ ...text.small, ...tabularNumbers, color: vars.color.dangerText })
