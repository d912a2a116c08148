import { style } from '@vanilla-extract/css'

import { input as fieldInput } from '../../internal/field.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { media, tabularNumbers, touchTarget } from '../../theme/scale.ts'

export const group = style({ position: 'relative', display: 'grid' })

export const input = style([fieldInput, tabularNumbers, { paddingInlineEnd: '6rem' }])

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
})
