import { style } from '@vanilla-extract/css'

import { input as fieldInput } from '../../internal/field.css.ts'
import { button as fieldButton } from '../../internal/fieldButtons.css.ts'
import { popup as floating } from '../../internal/floating.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { space, text } from '../../theme/scale.ts'

export const input = style([fieldInput, { paddingInlineEnd: '5.75rem' }])

export const button = style([
  fieldButton,
  {
    borderRadius: vars.radius.control,
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  },
])

export const popup = style([
  floating,
  { width: 'var(--anchor-width)', maxWidth: 'none', padding: space.hair },
])

export const empty = style({
  ...text.small,
  color: vars.color.textMuted,
  selectors: { '&:not(:empty)': { padding: space.snug } },
})

export const check = style({ marginInlineStart: 'auto', color: vars.color.action })
