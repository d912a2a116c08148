import { media, space, tabularNumbers, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space.snug })

export const progress = style({ ...text.small, ...tabularNumbers, color: vars.color.textMuted })

export const list = style({
  display: 'grid',
  gap: space.base,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.snug,
  alignItems: 'start',
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  color: vars.color.action,
  background: vars.color.actionSurface,
  borderRadius: vars.radius.round,
})

export const doneMark = style([
  mark,
  { color: vars.color.successText, background: vars.color.successSurface },
])

export const explanation = style({ ...text.small, color: vars.color.textMuted })

export const done = style({ color: vars.color.textMuted })

export const doneWord = style(text.small)

export const question = style({ display: 'grid', gap: space.base })

export const places = style({ display: 'grid', gap: space.snug, margin: 0, padding: 0, border: 0 })

export const legend = style({ ...text.label, padding: 0, marginBlockEnd: space.tight })

export const error = style({ ...text.small, color: vars.color.dangerText })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.tight })
