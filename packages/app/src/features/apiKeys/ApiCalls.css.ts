import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

const mono = { fontFamily: vars.font.mono, fontSize: '0.875rem' }

export const call = style({ ...mono, overflowWrap: 'anywhere' })

export const request = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.hair,
  minWidth: 0,
})

export const id = style({
  ...mono,
  ...text.small,
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
})

export const filter = style({ maxWidth: '12rem' })

export const load = style({ justifySelf: 'start' })

export const use = style({ ...text.small, color: vars.color.textMuted })
