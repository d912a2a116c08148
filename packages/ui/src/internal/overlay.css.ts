import { style } from '@vanilla-extract/css'

import { vars } from '../theme/contract.css.ts'
import { zIndex } from '../theme/scale.ts'

const moving = `${vars.motion.calm} ${vars.motion.ease}`
const comingOrGoing = '&[data-starting-style], &[data-ending-style]'

/** Dims the page while something lies over it. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.scrim,
  background: vars.color.scrim,
  transition: `opacity ${moving}`,
  selectors: { [comingOrGoing]: { opacity: 0 } },
})

/** What lies over the page: it comes from a little below. */
export const sheet = style({
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  transition: `opacity ${moving}, transform ${moving}`,
  selectors: {
    [comingOrGoing]: { opacity: 0, transform: 'translateY(0.75rem)' },
    '&:focus': { outline: 'none' },
  },
})
