import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, text } from '../../theme/scale.ts'

export const root = style({
  ...text.caption,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  maxWidth: '100%',
  paddingInline: space.tight,
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
})

export const label = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** The button is as large as WCAG 2.2 asks of a target; its icon is smaller. */
export const remove = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  marginInline: `${space.hair} -0.25rem`,
  color: vars.color.textMuted,
  borderRadius: vars.radius.small,
  selectors: { '&:focus-visible': { outlineOffset: 0 } },
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.text, background: vars.color.surfaceSunken } },
  },
})
