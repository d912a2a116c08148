import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gap: space.snug,
  padding: `${space.snug} ${space.base}`,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.control,
})

export const rows = style({ ...text.small, display: 'grid', gap: space.tight })

/** An amount in tokens, and what it is worth. Where both do not fit beside their name, they follow below. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  gap: `0 ${space.snug}`,
})

export const term = style({ fontWeight: text.label.fontWeight, marginInlineEnd: 'auto' })

export const worth = style({ minWidth: '5.5rem', textAlign: 'end' })
