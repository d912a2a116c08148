import { space, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.snug,
  color: vars.color.text,
  textAlign: 'start',
})
