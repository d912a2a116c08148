import { style } from '@vanilla-extract/css'

/** For styles that hide an element visually only in some layouts. */
export const visuallyHiddenRule = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Visible to screen readers only. */
export const visuallyHidden = style(visuallyHiddenRule)
