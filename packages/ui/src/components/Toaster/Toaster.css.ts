import { keyframes, style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, text, zIndex } from '../../theme/scale.ts'

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } })

export const root = style({
  position: 'fixed',
  zIndex: zIndex.toast,
  insetBlockStart: space.base,
  insetInline: space.base,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': { [media.tablet]: { insetInlineStart: 'auto', justifyItems: 'end' } },
})

export const region = style({ display: 'grid', justifyItems: 'inherit', width: '100%' })

export const toast = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space.snug,
  width: 'fit-content',
  maxWidth: 'min(26rem, 100%)',
  marginBlockEnd: space.tight,
  paddingInlineStart: space.base,
  paddingBlock: '0.125rem',
  color: vars.color.text,
  fontWeight: 500,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'auto',
  animation: `${slideIn} ${vars.motion.calm} ${vars.motion.ease}`,
})

export const message = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: '0.625rem',
  overflowWrap: 'anywhere',
})

export const icon = style({ flexShrink: 0 })
export const success = style({ color: vars.color.successText })
export const error = style({ color: vars.color.dangerText })
