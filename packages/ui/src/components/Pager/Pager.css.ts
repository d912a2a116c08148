import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { tabularNumbers, media, space, text } from '../../theme/scale.ts'

export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.snug,
  '@media': { [media.tablet]: { justifyContent: 'flex-end', gap: space.base } },
})

export const button = style({
  // Leaves room for the text between the buttons on narrow phones.
  minWidth: 'min(6.25rem, 36%)',
})

export const chevron = style({
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
})

export const page = style({
  ...text.small,
  ...tabularNumbers,
  position: 'relative',
  color: vars.color.textMuted,
  textAlign: 'center',
  '@media': { [media.tablet]: { minWidth: '7.5rem' } },
})

/** Positioned below the text so that it does not move it. */
export const spinner = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  display: 'grid',
  placeItems: 'center',
})
