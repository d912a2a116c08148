import { style, styleVariants } from '@vanilla-extract/css'

import { measure as maxWidth, tabularNumbers, text } from '../../theme/scale.ts'

const { lead, body, small, label, caption, figure } = text

export const variant = styleVariants({ lead, body, small, label, caption, figure }, (rule) => [
  rule,
])

export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
})

export const tabular = style(tabularNumbers)

export const measure = style({ maxWidth })

export const truncate = style({
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
