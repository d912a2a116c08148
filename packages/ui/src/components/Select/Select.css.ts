import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { space } from '../../theme/scale.ts'

export const box = style({ position: 'relative', display: 'grid' })

export const select = style({ appearance: 'none', paddingInlineEnd: '2.25rem', cursor: 'pointer' })

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: space.snug,
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  color: vars.color.textMuted,
  pointerEvents: 'none',
})
