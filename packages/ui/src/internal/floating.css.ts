import { style } from '@vanilla-extract/css'

import { vars } from '../theme/contract.css.ts'
import { media, space, text, touchTarget, zIndex } from '../theme/scale.ts'

/** What is anchored to another element: menus, popovers and lists of options. */
export const positioner = style({ zIndex: zIndex.popup, outline: 'none' })

export const popup = style({
  maxWidth: 'min(24rem, var(--available-width))',
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  boxShadow: vars.shadow.floating,
  transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
    '&:focus': { outline: 'none' },
  },
})

/** A row of a menu or of a list of options. */
export const option = style({
  ...text.label,
  display: 'flex',
  alignItems: 'center',
  gap: space.snug,
  minHeight: touchTarget,
  paddingInline: space.snug,
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.color.actionSurface, color: vars.color.text },
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.desktop]: { minHeight: '2.5rem' },
    '(forced-colors: active)': {
      selectors: {
        '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
})
