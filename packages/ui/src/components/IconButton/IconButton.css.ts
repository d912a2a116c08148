import { style, styleVariants } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, touchTarget } from '../../theme/scale.ts'

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&:disabled': { opacity: 0.5 } },
})

export const size = styleVariants({
  medium: [base, { width: touchTarget, height: touchTarget }],
  small: [base, { width: '2.25rem', height: '2.25rem' }],
})

function hover(color: string, background: string) {
  return {
    '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { color, background } } } },
  }
}

export const tone = styleVariants({
  plain: hover(vars.color.text, vars.color.surfaceSunken),
  danger: hover(vars.color.dangerText, vars.color.dangerSurface),
})
