import { media, space, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.snug,
})

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.tight,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const view = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: space.snug,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  selectors: { '&:has([aria-current])': { borderColor: vars.color.action } },
})

export const form = style({
  display: 'grid',
  gap: space.tight,
  '@media': { [media.tablet]: { gridTemplateColumns: '16rem auto', alignItems: 'end' } },
})

export const actions = style({ display: 'flex', gap: space.tight })
