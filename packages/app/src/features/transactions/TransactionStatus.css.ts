import { style } from '@vanilla-extract/css'

/** Heard, not seen: for the eye the rows themselves are marked. */
export const said = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
