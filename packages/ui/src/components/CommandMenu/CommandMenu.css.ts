import { style } from '@vanilla-extract/css'

import { input as fieldInput } from '../../internal/field.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { space, text } from '../../theme/scale.ts'

export const input = style([fieldInput])

export const empty = style({
  ...text.small,
  color: vars.color.textMuted,
  selectors: { '&:empty': { display: 'none' } },
})

/** So tall that neither a phone's keyboard nor a short screen hides the last row. */
export const list = style({
  display: 'grid',
  gap: space.hair,
  maxHeight: '40dvh',
  overflowY: 'auto',
  selectors: { '&:empty': { display: 'none' } },
})

export const icon = style({ flexShrink: 0, color: vars.color.textMuted })

export const label = style({ minWidth: 0, overflowWrap: 'anywhere' })
