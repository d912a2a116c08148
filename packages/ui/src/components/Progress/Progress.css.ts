import { keyframes, style } from '@vanilla-extract/css'

const slide = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
})

/** How far it has got is not known: a part of the bar moves, and stands still under reduced motion. */
export const indeterminate = style({
  width: '40%',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${slide} 1.4s ease-in-out infinite` },
  },
})
