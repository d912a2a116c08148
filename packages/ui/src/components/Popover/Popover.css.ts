import { style } from '@vanilla-extract/css'

import { popup as floating } from '../../internal/floating.css.ts'
import { space, text } from '../../theme/scale.ts'
import { vars } from '../../theme/contract.css.ts'

export const popup = style([
  floating,
  { display: 'grid', gap: space.snug, width: '20rem', padding: space.base },
])

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.tight,
})

export const title = style({ ...text.label, fontWeight: 600, paddingBlock: '0.375rem' })

export const content = style({ ...text.small, color: vars.color.text })
