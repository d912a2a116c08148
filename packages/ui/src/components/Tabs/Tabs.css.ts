import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, text, touchTarget } from '../../theme/scale.ts'

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/** Scrolls sideways rather than wrapping, so that the tabs stay one row on a phone. */
export const list = style({
  display: 'flex',
  gap: space.roomy,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${vars.color.border}`,
})

export const tab = style({
  ...text.label,
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.tight,
  minHeight: touchTarget,
  color: vars.color.textMuted,
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&[data-active]': { color: vars.color.action, borderBlockEndColor: vars.color.action },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.small },
    '&[data-disabled]': { color: vars.color.textMuted, opacity: 0.6, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([data-disabled], [data-active])': { color: vars.color.text } },
    },
    '(forced-colors: active)': {
      selectors: { '&[data-active]': { borderBlockEndColor: 'Highlight' } },
    },
  },
})

export const panel = style({
  paddingBlockStart: space.base,
  selectors: { '&:focus-visible': { outlineOffset: 0 } },
})
