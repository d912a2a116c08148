import { style, styleVariants } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { space, text as textStyles } from '../../theme/scale.ts'

const base = style({
  ...textStyles.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.tight} ${space.base}`,
  padding: `${space.snug} ${space.base}`,
  borderRadius: vars.radius.control,
})

export const tone = styleVariants({
  info: [base, { background: vars.color.actionSurface }],
  success: [base, { background: vars.color.successSurface }],
  warning: [base, { background: vars.color.warningSurface }],
  danger: [base, { background: vars.color.dangerSurface }],
})

const baseIcon = style({ flexShrink: 0 })

export const icon = styleVariants({
  info: [baseIcon, { color: vars.color.action }],
  success: [baseIcon, { color: vars.color.successText }],
  warning: [baseIcon, { color: vars.color.warningText }],
  danger: [baseIcon, { color: vars.color.dangerText }],
})

export const message = style({ display: 'flex', gap: space.snug, flex: '1 1 16rem', minWidth: 0 })

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const title = style({ display: 'block', fontWeight: 600 })
