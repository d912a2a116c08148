import { media, space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const amount = style({
  display: 'grid',
  alignItems: 'start',
  gap: space.base,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space.tight })
