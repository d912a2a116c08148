import { measure, space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.base,
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: space.hair,
  columnGap: space.base,
})

export const title = style(text.title)

/** Reaches into the space above, so that it does not make the line taller. */
export const action = style({ alignSelf: 'end', marginBlockStart: `calc(-1 * ${space.wide})` })

export const description = style({
  ...text.small,
  gridColumn: '1 / -1',
  color: vars.color.textMuted,
  maxWidth: measure,
})
