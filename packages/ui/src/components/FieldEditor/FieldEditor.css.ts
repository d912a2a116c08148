import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, text } from '../../theme/scale.ts'

export const root = style({ display: 'grid', gap: space.base, maxWidth: '40rem' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.snug,
})

/** Out of the grid while empty, otherwise the grid would add a gap for it. */
export const warning = style({ ':empty': { position: 'absolute' } })

export const error = style({ ...text.small, color: vars.color.dangerText })

export const comparison = style({
  display: 'grid',
  gap: '1px',
  overflow: 'hidden',
  background: vars.color.border,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.hair,
  padding: space.snug,
  background: vars.color.surface,
})

export const sideLabel = style({ ...text.caption, color: vars.color.textMuted })

export const sideValue = style({
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
})
