import { style } from '@vanilla-extract/css'

import { popup as floating } from '../../internal/floating.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { media, space, tabularNumbers, text, touchTarget } from '../../theme/scale.ts'

export const trigger = style({
  ...tabularNumbers,
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
    '&:disabled': {
      color: vars.color.textMuted,
      background: vars.color.surfaceSunken,
      borderColor: vars.color.border,
    },
  },
})

export const value = style({
  flexGrow: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const icon = style({ flexShrink: 0, color: vars.color.textMuted })

export const error = style({ ...text.caption, color: vars.color.dangerText })

export const hint = style({ ...text.caption, color: vars.color.textMuted })

export const popup = style([
  floating,
  {
    display: 'grid',
    gap: space.base,
    maxWidth: 'var(--available-width)',
    padding: space.base,
    '@media': { [media.tablet]: { gridTemplateColumns: 'auto auto' } },
  },
])

export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.hair,
  alignContent: 'start',
  '@media': { [media.tablet]: { flexDirection: 'column' } },
})

export const preset = style({
  ...text.small,
  minHeight: '2.25rem',
  paddingInline: space.snug,
  textAlign: 'start',
  color: vars.color.action,
  borderRadius: vars.radius.small,
  '@media': { [media.hover]: { ':hover': { background: vars.color.actionSurface } } },
})

/** Next to each other. */
export const months = style({ display: 'flex', gap: space.roomy })

/** As wide as the button of the other month. */
export const noButton = style({ width: touchTarget })

/** The typed days, above the calendar. */
export const typed = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space.tight,
})

export const typedDay = style({ flex: '1 1 8rem', maxWidth: '12rem' })

/** Beside the fields, below their labels. */
export const apply = style({
  minHeight: vars.size.control,
  marginBlockStart: `calc(${text.caption.lineHeight} * ${text.caption.fontSize} + ${space.hair})`,
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlockEnd: space.tight,
})

export const month = style({ ...text.label, fontWeight: 600 })

export const chevron = style({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } })

/** Seven columns; 2.5rem each where there is room for a mouse, touch targets on a phone. */
export const grid = style({ ...tabularNumbers, width: 'auto', borderCollapse: 'collapse' })

export const weekday = style({
  ...text.caption,
  height: '2rem',
  color: vars.color.textMuted,
  textAlign: 'center',
})

export const cell = style({ padding: 0 })

export const day = style({
  ...text.small,
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  borderRadius: vars.radius.control,
  '@media': {
    [media.tablet]: { width: '2.5rem', height: '2.5rem' },
    [media.hover]: {
      selectors: { '&:hover:not([aria-disabled])': { background: vars.color.surfaceSunken } },
    },
  },
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-disabled]': { color: vars.color.textMuted, opacity: 0.6, cursor: 'not-allowed' },
  },
})

export const outside = style({ color: vars.color.textMuted })

export const today = style({ fontWeight: 700, textDecoration: 'underline' })

export const inRange = style({ background: vars.color.actionSurface, borderRadius: 0 })

/** The first and last day of the range. */
export const end = style({
  selectors: {
    '&&': { color: vars.color.onAction, background: vars.color.action, fontWeight: 600 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&&': { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
})

export const foot = style({
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.base,
  minHeight: '2.25rem',
})

export const prompt = style({ ...text.small, color: vars.color.textMuted })
