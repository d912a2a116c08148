import { style } from '@vanilla-extract/css'

import { vars } from '../theme/contract.css.ts'
import { media, space, text } from '../theme/scale.ts'

/** A field as high as a button, as used in a filter bar. Its label is that of every field. */
export { label, root } from './field.css.ts'

export const control = style({
  ...text.label,
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.control,
  paddingInline: space.snug,
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
  },
  '@media': { [media.hover]: { ':hover': { borderColor: vars.color.text } } },
})

export const error = style({ ...text.caption, color: vars.color.dangerText })

export const hint = style({ ...text.caption, color: vars.color.textMuted })
