import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'block',
  width: '100%',
  maxWidth: '14rem',
  aspectRatio: 1,
  background: vars.color.surfaceRaised,
  borderRadius: vars.radius.control,
})

export const modules = style({
  fill: vars.color.text,
  // Forced colors could make the code unreadable.
  forcedColorAdjust: 'none',
})
