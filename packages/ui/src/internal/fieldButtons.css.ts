import { style } from '@vanilla-extract/css'

import { vars } from '../theme/contract.css.ts'
import { touchTarget } from '../theme/scale.ts'

/** The parts that fields with buttons at the end of their input share. */
export const group = style({ position: 'relative', display: 'grid' })

export const buttons = style({
  position: 'absolute',
  insetBlock: '1px',
  insetInlineEnd: '1px',
  display: 'flex',
})

export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: '100%',
  color: vars.color.textMuted,
})
