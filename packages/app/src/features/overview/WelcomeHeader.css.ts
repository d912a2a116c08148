import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const business = style({
  ...text.body,
  marginBlockEnd: space.hair,
  color: vars.color.text,
})
