import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { tabularNumbers, media, space, text } from '../../theme/scale.ts'

export const root = style({
  display: 'grid',
  justifyItems: 'stretch',
  gap: space.snug,
  textAlign: 'center',
  '@media': { [media.tablet]: { justifyItems: 'center' } },
})

export const button = style({
  '@media': { [media.tablet]: { minWidth: '12rem' } },
})

export const count = style({ ...text.small, ...tabularNumbers, color: vars.color.textMuted })

export const error = style({ ...text.small, color: vars.color.dangerText })
