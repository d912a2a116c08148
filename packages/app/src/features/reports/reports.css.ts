import { media, space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.base,
})

export const fields = style({
  display: 'grid',
  gap: space.snug,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '12rem repeat(2, minmax(0, 16rem))' } },
})
