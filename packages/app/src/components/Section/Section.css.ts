import { measure, space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.base,
})

export const head = style({ display: 'grid', gap: space.hair })

export const title = style(text.title)

export const description = style({ ...text.small, color: vars.color.textMuted, maxWidth: measure })
