import { space, tabularNumbers, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space.base, minWidth: 0 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.tight,
})

export const title = style({ ...text.title, overflowWrap: 'anywhere' })

/** Beside each other on paper. */
export const about = style({
  '@media': { print: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space.roomy } },
})

export const lines = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  borderBlock: `1px solid ${vars.color.border}`,
  listStyle: 'none',
})

export const line = style({
  ...tabularNumbers,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.base,
  paddingBlock: space.tight,
  breakInside: 'avoid',
  '@media': { print: { ...text.small, paddingBlock: '0.0625rem' } },
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
})

/** On paper in one line if it fits, so that an invoice is one page. */
export const what = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'flex', flexWrap: 'wrap', columnGap: space.base } },
})

export const detail = style({ ...text.small })

export const totals = style({
  ...tabularNumbers,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.hair} ${space.base}`,
  margin: 0,
  textAlign: 'end',
})

export const total = style({ ...text.title })

/** On paper there is nothing to press. */
export const print = style({ justifySelf: 'start', '@media': { print: { display: 'none' } } })
