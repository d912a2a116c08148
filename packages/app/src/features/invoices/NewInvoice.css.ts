import { media, space, tabularNumbers, text } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.base,
  maxWidth: '44rem',
})

export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: space.base,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const line = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space.tight,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 6rem 8rem 5rem 2.75rem' },
  },
})

export const legend = style({ ...text.label, padding: 0, marginBlockEnd: space.tight })

export const description = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
})

/** On a phone beside the legend, else beside the fields, below their labels. */
export const remove = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  '@media': { [media.tablet]: { position: 'static', marginBlockStart: '1.625rem' } },
})

export const totals = style({ ...tabularNumbers, display: 'grid', gap: space.hair, margin: 0 })

export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.base,
  selectors: { '&:last-child': { ...text.title } },
})

export const amount = style({ margin: 0 })
