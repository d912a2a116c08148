import { style } from '@vanilla-extract/css'

import { input as fieldInput } from '../../internal/field.css.ts'
import { popup as floating } from '../../internal/floating.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { space, text, touchTarget } from '../../theme/scale.ts'

export const group = style({ position: 'relative', display: 'grid' })

export const input = style([fieldInput, { paddingInlineEnd: '5.75rem' }])

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
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
})

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
