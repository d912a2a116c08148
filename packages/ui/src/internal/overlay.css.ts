import { style } from '@vanilla-extract/css'

import { vars } from '../theme/contract.css.ts'
import { zIndex } from '../theme/scale.ts'

const transition = `${vars.motion.calm} ${vars.motion.ease}`
const openingOrClosing = '&[data-starting-style], &[data-ending-style]'

/** The backdrop behind a dialog or drawer. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.scrim,
  background: vars.color.scrim,
  transition: `opacity ${transition}`,
  selectors: { [openingOrClosing]: { opacity: 0 } },
})

/** The popup of a dialog or drawer. */
export const popup = style({
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  transition: `opacity ${transition}, transform ${transition}`,
  selectors: {
    [openingOrClosing]: { opacity: 0, transform: 'translateY(0.75rem)' },
    '&:focus': { outline: 'none' },
  },
})
