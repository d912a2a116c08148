import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, text } from '../../theme/scale.ts'

export const root = style({
  display: 'inline-flex',
  maxWidth: '100%',
  padding: '0.1875rem',
  overflowX: 'auto',
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
})

export const segment = style({
  ...text.label,
  flex: '1 0 auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.hair,
  minHeight: '2.25rem',
  paddingInline: space.snug,
  color: vars.color.textMuted,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-checked]': {
      color: vars.color.text,
      background: vars.color.surfaceRaised,
      borderColor: vars.color.borderControl,
      boxShadow: vars.shadow.raised,
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-1px' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([data-disabled])': { color: vars.color.text } } },
    '(forced-colors: active)': {
      selectors: {
        '&[data-checked]': {
          color: 'HighlightText',
          background: 'Highlight',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
})
