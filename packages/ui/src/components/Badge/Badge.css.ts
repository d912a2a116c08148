import { style, styleVariants } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { text } from '../../theme/scale.ts'

const base = style({
  ...text.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3125rem',
  paddingBlock: '0.125rem',
  paddingInline: '0.625rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.round,
  transition: `background-color ${vars.motion.calm} ${vars.motion.ease}, color ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': {
    // The background is what shows the extent of a badge, and forced colors remove it.
    '(forced-colors: active)': { outline: '1px solid', outlineOffset: '-1px' },
  },
})

export const tone = styleVariants({
  neutral: [base, { background: vars.color.surfaceSunken, color: vars.color.textMuted }],
  info: [base, { background: vars.color.actionSurface, color: vars.color.action }],
  success: [base, { background: vars.color.successSurface, color: vars.color.successText }],
  warning: [base, { background: vars.color.warningSurface, color: vars.color.warningText }],
  danger: [base, { background: vars.color.dangerSurface, color: vars.color.dangerText }],
})

/** An icon is narrower than the text's side bearing, so it moves towards the edge. */
export const withIcon = style({ paddingInlineStart: '0.4375rem' })
