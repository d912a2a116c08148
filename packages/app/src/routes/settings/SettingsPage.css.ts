import { space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const parts = style({
  display: 'grid',
  gap: space.wide,
})
