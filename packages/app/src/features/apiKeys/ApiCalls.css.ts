import { text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const call = style({
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
})

export const filter = style({ maxWidth: '12rem' })

export const load = style({ justifySelf: 'start' })

export const use = style({ ...text.small, color: vars.color.textMuted })
