import { style, styleVariants } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, text } from '../../theme/scale.ts'

export const button = style({
  ...text.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.hair,
  minHeight: '2rem',
  color: 'inherit',
  borderRadius: vars.radius.small,
  '@media': { [media.hover]: { ':hover': { color: vars.color.text } } },
  selectors: { '[aria-sort] > &': { color: vars.color.text } },
})

export const icon = styleVariants({
  none: { opacity: 0.6 },
  ascending: { rotate: '180deg' },
  descending: {},
})
