import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, touchTarget } from '../../theme/scale.ts'

export const box = style({ position: 'relative', display: 'grid' })

export const withToggle = style({ paddingInlineEnd: '3.25rem' })

export const toggle = style({
  position: 'absolute',
  insetBlock: '1px',
  insetInlineEnd: '1px',
  width: touchTarget,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textMuted,
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [media.hover]: { ':hover': { color: vars.color.text } } },
})
