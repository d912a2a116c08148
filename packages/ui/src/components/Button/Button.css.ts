import { style, styleVariants } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, text } from '../../theme/scale.ts'

const enabled = ':not(:disabled, [aria-disabled="true"])'

const base = style({
  ...text.label,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.tight,
  fontWeight: 600,
  textAlign: 'center',
  textDecoration: 'none',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
      background: vars.color.surfaceSunken,
      borderColor: vars.color.border,
      color: vars.color.textMuted,
    },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    [`&:active${enabled}`]: { transform: 'translateY(1px)' },
  },
})

export const size = styleVariants({
  medium: [base, { minHeight: vars.size.control, padding: `${space.tight} 1.125rem` }],
  small: [base, { minHeight: '2.25rem', padding: `${space.hair} ${space.snug}` }],
})

function hover(rule: { background?: string; borderColor?: string }) {
  return { '@media': { [media.hover]: { selectors: { [`&:hover${enabled}`]: rule } } } }
}

export const tone = styleVariants({
  primary: {
    background: vars.color.action,
    color: vars.color.onAction,
    ...hover({ background: vars.color.actionHover }),
  },
  secondary: {
    background: vars.color.surfaceRaised,
    borderColor: vars.color.borderControl,
    ...hover({ background: vars.color.surfaceSunken, borderColor: vars.color.text }),
  },
  plain: { color: vars.color.action, ...hover({ background: vars.color.actionSurface }) },
  danger: {
    background: vars.color.danger,
    color: vars.color.onDanger,
    ...hover({ background: vars.color.dangerHover }),
  },
})

export const wide = style({ width: '100%' })

/** Its children are laid out as if they were the button’s. */
export const content = style({ display: 'contents' })
