import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space.base })

export const list = style({
  display: 'grid',
  gap: space.snug,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const empty = style({
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
})

export const details = style({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: `${space.tight} ${space.roomy}`,
  margin: 0,
})

export const term = style({ color: vars.color.textMuted })

export const value = style({ margin: 0, overflowWrap: 'anywhere' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.tight,
})
