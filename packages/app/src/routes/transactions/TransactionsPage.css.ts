import { space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.base,
})
