import { style } from '@vanilla-extract/css'

import { tabularNumbers, text } from '../../theme/scale.ts'
import { vars } from '../../theme/contract.css.ts'

export const input = style({
  ...tabularNumbers,
  textAlign: 'start',
  // iOS otherwise ignores the width.
  appearance: 'none',
  selectors: {
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
    '&::-webkit-calendar-picker-indicator': { cursor: 'pointer' },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
  },
})

export const error = style({ ...text.caption, color: vars.color.dangerText })
