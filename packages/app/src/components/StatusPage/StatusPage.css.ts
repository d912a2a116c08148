import { measure, space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gap: space.base,
  justifyItems: 'start',
  maxWidth: measure,
  marginInline: 'auto',
  paddingInline: space.base,
  paddingBlock: `clamp(${space.section}, 18vh, ${space.band})`,
})

export const heading = style({ ...text.heading, outline: 'none' })

export const words = style({ ...text.body, color: vars.color.textMuted })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.snug,
  paddingBlockStart: space.tight,
})

export const art = style({ width: '15rem', marginBlockEnd: space.tight })
