import { style } from '@vanilla-extract/css'

import { input } from '../../internal/field.css.ts'
import { tabularNumbers, space, text } from '../../theme/scale.ts'
import { vars } from '../../theme/contract.css.ts'

/** Grows with its content where browsers can. */
export const textarea = style([
  input,
  {
    paddingBlock: space.snug,
    resize: 'vertical',
    fieldSizing: 'content',
    maxHeight: '24rem',
  },
])

export const count = style({
  ...text.caption,
  ...tabularNumbers,
  justifySelf: 'end',
  color: vars.color.textMuted,
})
