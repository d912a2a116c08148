import { space, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: space.roomy, maxWidth: '44rem' })

export const addressPlaceholder = style({
  borderRadius: vars.radius.small,
  color: 'transparent',
  background: vars.color.surfaceSunken,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  userSelect: 'none',
})

export const address = style({
  display: 'block',
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
})
