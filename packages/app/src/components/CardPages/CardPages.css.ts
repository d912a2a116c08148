import { space, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: space.snug })

export const empty = style({
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
})
