import { globalStyle, style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'

export const root = style({})

/** A line under the place of each digit: a place is as wide as a digit and the space after it. */
globalStyle(`${root} input`, {
  fontFamily: vars.font.mono,
  fontSize: '1.25rem',
  letterSpacing: '0.8ch',
  width: 'calc(var(--sl-otp-length) * 1.8ch + 2 * 0.75rem + 2px)',
  maxWidth: '100%',
  paddingInline: '0.75rem',
  // The second layer, without an image, is that of the color.
  backgroundImage: `linear-gradient(90deg, ${vars.color.borderControl} 1ch, transparent 0), none`,
  backgroundSize: '1.8ch 2px',
  backgroundPosition: 'left bottom 0.5rem',
  backgroundRepeat: 'round no-repeat',
  backgroundOrigin: 'content-box',
  backgroundClip: 'content-box, border-box',
})
