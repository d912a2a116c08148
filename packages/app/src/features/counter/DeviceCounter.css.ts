import { media, space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gap: space.base,
  maxWidth: '62rem',
  marginInline: 'auto',
  padding: `${space.snug} ${space.base} ${space.wide}`,
  '@media': { [media.tablet]: { paddingInline: space.wide } },
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.snug,
})
