import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, text } from '../../theme/scale.ts'

export const root = style({ display: 'grid', gap: space.hair })

export const row = style({
  ...text.small,
  display: 'flex',
  alignItems: 'start',
  gap: space.snug,
  justifySelf: 'start',
  paddingBlock: '0.375rem',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' } },
})

const boxSize = '1.375rem'

/** Below the label, not below the box. */
export const hint = style({ marginInlineStart: `calc(${boxSize} + ${space.snug})` })

export const label = style({ paddingBlockStart: '0.0625rem' })

export const box = style({
  appearance: 'none',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: boxSize,
  height: boxSize,
  background: vars.color.surfaceRaised,
  border: `1.5px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.small,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&::after': {
      content: '',
      width: '0.375rem',
      height: '0.6875rem',
      marginBlockStart: '-0.1875rem',
      border: `solid ${vars.color.onAction}`,
      borderWidth: '0 2.5px 2.5px 0',
      rotate: '45deg',
      opacity: 0,
    },
    '&:checked': { background: vars.color.action, borderColor: vars.color.action },
    '&:checked::after': { opacity: 1 },
    '&:indeterminate': { background: vars.color.action, borderColor: vars.color.action },
    '&:indeterminate::after': {
      width: '0.625rem',
      height: 0,
      marginBlockStart: 0,
      borderWidth: '0 0 2.5px',
      rotate: 'none',
      opacity: 1,
    },
    '&[aria-invalid="true"]:not(:checked)': { borderColor: vars.color.danger },
    '&:disabled': { background: vars.color.surfaceSunken, borderColor: vars.color.border },
    '&:disabled::after': { borderColor: vars.color.textMuted },
  },
  '@media': {
    [media.hover]: { selectors: { [`${row}:hover &:enabled`]: { borderColor: vars.color.text } } },
    // Forced colors hide the custom check mark, so use the native one.
    '(forced-colors: active)': {
      appearance: 'auto',
      selectors: { '&::after': { content: 'none' } },
    },
  },
})
