import { media, space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const form = style({
  display: 'grid',
  gap: space.snug,
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 24rem) auto', justifyContent: 'start' },
  },
})

export const name = style({ minWidth: 0 })

/** Level with the field, below its label. */
export const add = style({ '@media': { [media.tablet]: { marginBlockStart: '1.7rem' } } })
