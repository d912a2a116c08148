import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, text, touchTarget } from '../../theme/scale.ts'

export const root = style({ minWidth: 0 })

/** Scrolls sideways rather than wrapping, so that what is below stays where it is in every language. */
export const list = style({
  display: 'flex',
  gap: space.hair,
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '@media': { [media.desktop]: { display: 'grid', overflowX: 'visible' } },
})

export const link = style({
  ...text.label,
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget,
  paddingInline: space.snug,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  selectors: {
    '&[aria-current]': { color: vars.color.action, background: vars.color.actionSurface },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.desktop]: { whiteSpace: 'normal' },
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { color: vars.color.text } } },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid' } } },
  },
})
