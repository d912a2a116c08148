import { keyframes, style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'

const fill = {
  background: vars.color.action,
  borderRadius: vars.radius.round,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
} as const

const slide = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
})

/** Of an indeterminate bar a part moves, and stands still under reduced motion. */
const part = {
  content: '""',
  display: 'block',
  width: '40%',
  height: '100%',
  background: vars.color.action,
  borderRadius: vars.radius.round,
  '@media': {
    '(forced-colors: active)': { background: 'Highlight' },
    '(prefers-reduced-motion: no-preference)': { animation: `${slide} 1.4s ease-in-out infinite` },
  },
} as const

export const bar = style({
  display: 'block',
  appearance: 'none',
  width: '100%',
  border: 'none',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
    '&:indeterminate::before': part,
    '&:indeterminate::-moz-progress-bar': part,
  },
})
