import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

/** About as high as the form, so that little moves when it has loaded. */
export const placeholder = style({ height: '52rem' })

export const field = style({ display: 'grid', gap: space.tight, justifyItems: 'start' })

export const label = style(text.label)

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.snug,
})

export const logo = style({
  width: '3rem',
  height: '3rem',
  objectFit: 'contain',
  borderRadius: vars.radius.control,
})

export const color = style({
  width: '4rem',
  height: '2.75rem',
  padding: space.hair,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
})

export const hint = style({ ...text.small, color: vars.color.textMuted })

export const preview = style({
  justifySelf: 'stretch',
  display: 'grid',
  gap: space.base,
  padding: space.base,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
})

export const lines = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
