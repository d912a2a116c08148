import { keyframes, style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { skeletonOpacity } from './skeletonLook.ts'

const breathe = keyframes({ '50%': { opacity: 0.07 } })
const breatheTogether = keyframes({ '50%': { opacity: 0.5 } })

/** Still at first: what is awaited mostly comes sooner, and each frame of a movement takes time from bringing it. */
const rhythm = '1600ms ease-in-out 1200ms infinite'
const mayMove = '(prefers-reduced-motion: no-preference)'

/** Around many of them: one thing that the browser moves, and not each of them in every frame. */
export const together = style({
  '@media': { [mayMove]: { animation: `${breatheTogether} ${rhythm}` } },
})

export const root = style({
  display: 'block',
  maxWidth: '100%',
  background: 'currentColor',
  opacity: skeletonOpacity,
  borderRadius: vars.radius.small,
  '@media': {
    [mayMove]: {
      animation: `${breathe} ${rhythm}`,
      selectors: { [`${together} &`]: { animation: 'none' } },
    },
  },
})
