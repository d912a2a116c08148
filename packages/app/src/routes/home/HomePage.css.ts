import { media, space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const figures = style({
  display: 'grid',
  gap: space.base,
  '@media': { [media.tablet]: { gridTemplateColumns: '3fr 2fr', gap: space.roomy } },
})

/** On phones only. Specification, section 2. */
export const logout = style({ '@media': { [media.tablet]: { display: 'none' } } })
