import { measure, media, space, text, vars } from '@sluice/ui/tokens'
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

/** On a phone it reaches into the space above, so that it does not make the title's line taller. */
export const actions = style({
  alignSelf: 'end',
  gridColumn: 2,
  marginBlockStart: `calc(-1 * ${space.wide})`,
  '@media': { [media.tablet]: { gridRow: '1 / span 2', marginBlockStart: 0 } },
  selectors: {
    // A message that the button could not be loaded has no room beside the title.
    '&:has([role="alert"])': { gridArea: '3 / 1 / auto / -1', marginBlockStart: space.snug },
  },
})

export const description = style({
  ...text.small,
  gridColumn: '1 / -1',
  color: vars.color.textMuted,
  maxWidth: measure,
  '@media': { [media.tablet]: { gridColumn: 1 } },
})
