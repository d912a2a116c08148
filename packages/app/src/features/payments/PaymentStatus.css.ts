import { style } from '@vanilla-extract/css'

/** For screen readers. On the screen, the changed rows are highlighted. */
export const announcement = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
