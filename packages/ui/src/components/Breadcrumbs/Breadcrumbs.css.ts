import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, text } from '../../theme/scale.ts'

export const list = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.hair,
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.hair,
  minWidth: 0,
  color: vars.color.textMuted,
})

export const link = style({
  paddingBlock: space.hair,
  color: vars.color.action,
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
})

export const current = style({
  color: vars.color.text,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const separator = style({
  flexShrink: 0,
  color: vars.color.textMuted,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
})
