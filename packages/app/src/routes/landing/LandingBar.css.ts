import { media, space, text, touchTarget, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'flex',
  // With wide letter spacing, a small phone is too narrow for one line.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.base,
  paddingBlock: space.base,
})

export const nav = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.base,
  '@media': { [media.tablet]: { gap: space.roomy } },
})

export const links = style({
  display: 'none',
  gap: space.roomy,
  '@media': { [media.desktop]: { display: 'flex' } },
})

export const link = style({
  ...text.label,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  color: vars.color.onDeepMuted,
  textDecorationLine: 'none',
  '@media': { [media.hover]: { ':hover': { color: vars.color.onDeep } } },
})

export const signIn = style({
  ...text.label,
  color: vars.color.onDeep,
  textDecorationLine: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
})

export const start = style({ flexShrink: 0 })
