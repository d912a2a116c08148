import { space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.tight,
})
