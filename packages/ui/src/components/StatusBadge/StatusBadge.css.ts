import { style, styleVariants } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { text } from '../../theme/scale.ts'

const base = style({
  ...text.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3125rem',
  paddingBlock: '0.125rem',
  paddingInline: '0.4375rem 0.625rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.round,
  transition: `background-color ${vars.motion.calm} ${vars.motion.ease}, color ${vars.motion.calm} ${vars.motion.ease}`,
})

export const tone = styleVariants({
  success: [base, { background: vars.color.successSurface, color: vars.color.successText }],
  pending: [base, { background: vars.color.warningSurface, color: vars.color.warningText }],
  failed: [base, { background: vars.color.dangerSurface, color: vars.color.dangerText }],
})
