import { style } from '@vanilla-extract/css'

import { tabularNumbers } from '../../theme/scale.ts'

export const input = style({
  ...tabularNumbers,
  textAlign: 'start',
  // iOS otherwise ignores the width.
  appearance: 'none',
  selectors: {
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
    '&::-webkit-calendar-picker-indicator': { cursor: 'pointer' },
  },
})
