import { style } from '@vanilla-extract/css'

import { vars } from '../theme/contract.css.ts'
import { media, space, text } from '../theme/scale.ts'

/** The parts that fields with a label above them share. */
export const root = style({ display: 'grid', gap: '0.375rem', minWidth: 0 })

export const label = style({ ...text.label, justifySelf: 'start' })

export const input = style({
  ...text.body,
  width: '100%',
  minHeight: vars.size.field,
  paddingInline: space.snug,
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  textOverflow: 'ellipsis',
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': {
    [media.hover]: { ':hover': { borderColor: vars.color.text } },
  },
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:focus-visible': {
      outlineOffset: '-1px',
      borderColor: vars.color.focus,
    },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
    '&:read-only, &:disabled': {
      background: vars.color.surfaceSunken,
      borderColor: vars.color.border,
    },
    '&:disabled': { color: vars.color.textMuted, cursor: 'not-allowed' },
    // Only an inset shadow covers the background that browsers give to autofilled fields.
    '&:autofill': {
      WebkitTextFillColor: vars.color.text,
      caretColor: vars.color.text,
      boxShadow: `inset 0 0 0 3rem ${vars.color.actionSurface}`,
    },
  },
})

export const hint = style({ ...text.small, color: vars.color.textMuted, overflowWrap: 'anywhere' })
