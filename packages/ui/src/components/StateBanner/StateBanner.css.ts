import { style, styleVariants } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { space, text } from '../../theme/scale.ts'

const base = style({
  display: 'flex',
  gap: space.snug,
  padding: space.base,
  border: '1px solid transparent',
  borderRadius: vars.radius.panel,
  transition: `background-color ${vars.motion.calm} ${vars.motion.ease}`,
})

export const tone = styleVariants({
  waiting: [base, { borderColor: vars.color.border }],
  progress: [base, { background: vars.color.actionSurface }],
  success: [base, { background: vars.color.successSurface }],
  warning: [base, { background: vars.color.warningSurface }],
  failed: [base, { background: vars.color.dangerSurface }],
})

const anyIcon = style({ display: 'grid', flexShrink: 0, height: '1.5rem', placeItems: 'center' })

export const icon = styleVariants({
  waiting: [anyIcon, { color: vars.color.textMuted }],
  progress: [anyIcon, { color: vars.color.action }],
  success: [anyIcon, { color: vars.color.successText }],
  warning: [anyIcon, { color: vars.color.warningText }],
  failed: [anyIcon, { color: vars.color.dangerText }],
})

export const content = style({ display: 'grid', flexGrow: 1, gap: space.snug, minWidth: 0 })

export const words = style({ ...text.small, display: 'grid', gap: space.hair })

export const title = style({ ...text.title, lineHeight: '1.5rem' })
