import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, tabularNumbers, text, touchTarget } from '../../theme/scale.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.hair,
})

export const page = style({
  ...text.label,
  ...tabularNumbers,
  display: 'grid',
  placeItems: 'center',
  minWidth: touchTarget,
  minHeight: touchTarget,
  paddingInline: space.tight,
  color: vars.color.text,
  borderRadius: vars.radius.control,
  selectors: {
    '&[aria-current]': {
      color: vars.color.action,
      background: vars.color.actionSurface,
      fontWeight: 600,
    },
    '&[aria-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-current], [aria-disabled])': { background: vars.color.surfaceSunken },
      },
    },
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})

export const chevron = style({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } })

export const gap = style({ paddingInline: space.hair, color: vars.color.textMuted })
