import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { measure, space, text } from '../../theme/scale.ts'

export const root = style({ minWidth: 0 })

export const display = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.base,
})

export const content = style({ display: 'grid', gap: space.hair, minWidth: 0, maxWidth: measure })

export const editButton = style({ flexShrink: 0 })

export const label = style({ ...text.small, color: vars.color.textMuted })

export const value = style({
  ...text.body,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  // A skeleton is lower than a line of text.
  minHeight: '1lh',
})

export const mono = style({ fontFamily: vars.font.mono, fontSize: '0.9375rem', fontWeight: 400 })

export const missing = style({ color: vars.color.textMuted, fontWeight: 400 })

export const hint = style({ ...text.small, color: vars.color.textMuted })
