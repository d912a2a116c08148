import { style } from '@vanilla-extract/css'

import { vars } from '../theme/contract.css.ts'
import { text } from '../theme/scale.ts'

export const error = style({
  ...text.small,
  display: 'flex',
  gap: '0.375rem',
  color: vars.color.dangerText,
  fontWeight: 500,
})

export const errorIcon = style({ flexShrink: 0, marginBlockStart: '0.1em' })
