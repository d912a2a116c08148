import { measure, media, space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const advice = style({ ...text.small, color: vars.color.textMuted, maxWidth: measure })

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const item = style({
  display: 'grid',
  gap: space.snug,
  alignItems: 'center',
  paddingBlock: space.snug,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const about = style({ ...text.small, color: vars.color.textMuted })
