import { space, text, vars } from '@sluice/ui/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

export const brand = style({ color: vars.color.textMuted })

export const root = style({
  ...text.title,
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  gap: space.snug,
  minHeight: '3rem',
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
})

export const onColor = styleVariants({ white: '#ffffff', black: '#000000' }, (color) => [
  root,
  { padding: space.snug, color },
])

export const fill = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
})

export const logo = style({
  flexShrink: 0,
  width: '2.5rem',
  height: '2.5rem',
  objectFit: 'contain',
  borderRadius: vars.radius.control,
})
