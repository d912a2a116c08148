import { style } from '@vanilla-extract/css'

import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

/** Uses the color of the surrounding text, so that it works on light and on deep surfaces. */
export const root = style({
  display: 'inline-flex',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: vars.radius.control,
})

export const input = style([visuallyHidden])

export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  margin: '-1px',
  borderRadius: vars.radius.control,
  opacity: 0.75,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      opacity: 1,
      background: 'color-mix(in srgb, currentColor 16%, transparent)',
      boxShadow: 'inset 0 0 0 1.5px currentColor',
    },
    '&:has(:focus-visible)': { outline: '2px solid currentColor', outlineOffset: '2px' },
  },
  '@media': { [media.hover]: { ':hover': { opacity: 1 } } },
})
