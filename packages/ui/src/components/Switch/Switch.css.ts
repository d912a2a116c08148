import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { space, text, touchTarget } from '../../theme/scale.ts'

export const root = style({ display: 'grid', gap: space.hair })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.base,
  minHeight: touchTarget,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' } },
})

export const label = style({ ...text.label })

export const hint = style({ ...text.small, color: vars.color.textMuted })

export const track = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  width: '2.75rem',
  height: '1.625rem',
  paddingInline: '0.1875rem',
  background: vars.color.surfaceRaised,
  border: `1.5px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.round,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&[data-checked]': { background: vars.color.action, borderColor: vars.color.action },
    '&[data-disabled]': {
      background: vars.color.surfaceSunken,
      borderColor: vars.color.border,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-checked]': { background: 'Highlight' } } },
  },
})

export const thumb = style({
  width: '1.125rem',
  height: '1.125rem',
  background: vars.color.borderControl,
  borderRadius: vars.radius.round,
  transition: `translate ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&[data-checked]': { translate: '1.0625rem 0', background: vars.color.onAction },
    '&[data-checked]:dir(rtl)': { translate: '-1.0625rem 0' },
    '&[data-checked][data-disabled]': { background: vars.color.textMuted },
  },
  '@media': {
    '(forced-colors: active)': {
      background: 'ButtonText',
      selectors: { '&[data-checked]': { background: 'HighlightText' } },
    },
  },
})
