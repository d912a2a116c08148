import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space.base, marginBlockEnd: space.roomy })

export const actions = style({ marginBlockStart: space.snug })

export const title = style(text.label)

export const timeline = style({
  display: 'grid',
  gap: space.snug,
  marginBlockEnd: space.roomy,
})

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
})
