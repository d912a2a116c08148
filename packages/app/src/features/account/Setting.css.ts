import { vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const addressPlace = style({
  borderRadius: vars.radius.small,
  color: 'transparent',
  background: vars.color.surfaceSunken,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  userSelect: 'none',
})
