import { media, space, tabularNumbers, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.snug,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, 11rem) auto' } },
})

/** Beside the fields, in the middle of their controls. */
export const loading = style({
  alignSelf: 'end',
  justifySelf: 'start',
  paddingBlockEnd: space.snug,
})

export const panel = style({
  display: 'grid',
  gap: space.base,
  minWidth: 0,
  padding: space.base,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  '@media': { [media.tablet]: { padding: space.roomy } },
})

export const currency = style({ width: '11rem' })

export const totals = style({
  display: 'grid',
  gap: space.base,
  margin: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: '3fr 2fr' } },
})

export const total = style({ minWidth: 0 })

export const totalName = style({ ...text.label, color: vars.color.textMuted })

export const totalValue = style({
  ...text.title,
  ...tabularNumbers,
  margin: 0,
  overflowWrap: 'anywhere',
})

/** Not muted, since the decimals of an amount are lighter than its text. */
/** What a total was worth. */
export const worth = style({ ...text.label, margin: 0 })

export const note = style({ ...text.small, margin: 0 })
