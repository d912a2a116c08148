import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.base,
  marginBlockEnd: space.wide,
})

export const words = style({ ...text.small, maxWidth: '29em', color: vars.color.textMuted })
