import { style } from '@vanilla-extract/css'

import { input as fieldInput } from '../../internal/field.css.ts'
import { button as fieldButton } from '../../internal/fieldButtons.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { media, tabularNumbers } from '../../theme/scale.ts'

export const input = style([fieldInput, tabularNumbers, { paddingInlineEnd: '6rem' }])

export const button = style([
  fieldButton,
  {
    borderInlineStart: `1px solid ${vars.color.border}`,
    selectors: {
      '&:last-child': {
        borderStartEndRadius: vars.radius.control,
        borderEndEndRadius: vars.radius.control,
      },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([data-disabled])': { color: vars.color.text } } },
    },
  },
])
