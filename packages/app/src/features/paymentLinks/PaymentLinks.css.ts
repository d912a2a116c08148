import { media, space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space.base })

export const create = style({
  '@media': { [media.tablet]: { justifySelf: 'start' } },
})
