import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'

import { visuallyHiddenRule } from '../../internal/visuallyHidden.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { space, text } from '../../theme/scale.ts'
import { isOptional, tracks } from './TransactionRow.ts'

/** Widths of the table's own container: two lines a row below `wide`, and a list below `medium`. */
const narrow = 'not (min-width: 40rem)'
const stacked = 'not (min-width: 62rem)'
const medium = '(min-width: 40rem)'
const wide = '(min-width: 62rem)'

const requiredColumns = ['about', 'date', 'status', 'amount'] as const

/** The columns of the header row and of every row. No track depends on its content, so that separate blocks line up. */
const grid = style({
  display: 'grid',
  columnGap: space.base,
  paddingInline: space.base,
  '@container': {
    [medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) 12.5rem minmax(11rem, 0.7fr)',
      gridTemplateAreas: '"about date amount" "about status amount"',
    },
    [wide]: {
      // The table sets the variables if it shows more columns.
      gridTemplateColumns: `var(--transaction-columns, ${requiredColumns.map((name) => tracks[name]).join(' ')})`,
      gridTemplateAreas: `var(--transaction-areas, "${requiredColumns.join(' ')}")`,
    },
  },
})

/** The columns on demand: one below the other, until there is room for them in one line. */
const optionalArea = style({ gridColumn: '1 / -1' })

const area = styleVariants({
  about: { gridArea: 'about' },
  date: { gridArea: 'date' },
  status: { gridArea: 'status' },
  amount: { gridArea: 'amount' },
  type: [optionalArea, { '@container': { [wide]: { gridArea: 'type' } } }],
  id: [optionalArea, { '@container': { [wide]: { gridArea: 'id' } } }],
  hash: [optionalArea, { '@container': { [wide]: { gridArea: 'hash' } } }],
  meta: [optionalArea, { '@container': { [wide]: { gridArea: 'meta' } } }],
})

/** Where the columns on demand have a line each, their names stand in it. */
const optionalHead = style({
  '@container': {
    [stacked]: visuallyHiddenRule,
  },
})

const start = style({ textAlign: 'start' })
const end = style({ textAlign: 'end' })

export const head = styleVariants(area, (base, name) => [
  base,
  name === 'amount' ? end : start,
  ...(isOptional(name) ? [optionalHead] : []),
])

/** How tall a row probably is, for blocks that have not been laid out yet. */
export const rowHeight = createVar()

const block = style({
  display: 'block',
  contentVisibility: 'auto',
  vars: { [rowHeight]: '5.5rem' },
  '@container': {
    [medium]: { vars: { [rowHeight]: '4.5rem' } },
    [wide]: { vars: { [rowHeight]: vars.size.row } },
  },
})

const row = style([
  grid,
  {
    position: 'relative',
    alignItems: 'start',
    rowGap: space.tight,
    paddingBlock: space.base,
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@container': {
      [narrow]: {
        gridTemplateColumns: 'minmax(7rem, 1fr) auto 6rem',
        gridTemplateAreas: '"about amount amount" "date date status"',
      },
      [medium]: { paddingBlock: vars.size.rowPadding, rowGap: '0.125rem', minHeight: '4.5rem' },
      [wide]: { alignContent: 'center', minHeight: vars.size.row },
    },
    selectors: { 'tbody:first-of-type > &:first-child': { borderBlockStartColor: 'transparent' } },
  },
])

export const clickable = style({
  '@media': { '(hover: hover)': { ':hover': { background: vars.color.surfaceSunken } } },
})

const fadeIn = keyframes({ from: { background: vars.color.surfaceRaised } })

export const highlighted = style({
  background: vars.color.actionSurface,
  boxShadow: `inset 3px 0 0 ${vars.color.action}`,
  animation: `${fadeIn} ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '&:dir(rtl)': { boxShadow: `inset -3px 0 0 ${vars.color.action}` } },
})

const baseCell = style([start, { minWidth: 0, fontWeight: 400 }])

/** The column's name precedes the value. The empty alternative text keeps it from being read twice. */
const optionalCell = style([
  baseCell,
  {
    color: vars.color.textMuted,
    '@container': {
      [stacked]: { display: 'grid', gridTemplateColumns: '5rem minmax(0, 1fr)' },
    },
    selectors: {
      '&::before': { '@container': { [stacked]: { content: 'attr(data-label) / ""' } } },
    },
  },
])

export const cell = styleVariants({
  about: [baseCell, area.about],
  date: [baseCell, area.date, { color: vars.color.textMuted }],
  type: [optionalCell, area.type],
  id: [optionalCell, area.id],
  hash: [optionalCell, area.hash],
  meta: [optionalCell, area.meta],
  status: [baseCell, area.status, { '@container': { [narrow]: { justifySelf: 'end' } } }],
  // An amount is read from left to right everywhere, so its own end is not that of the row.
  amount: [baseCell, area.amount, { display: 'grid', justifyItems: 'end', textAlign: 'end' }],
})

const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

/** What the row is about, beside its gate. */
export const withGate = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.tight,
  alignItems: 'start',
})

/** Its floor is the line that the first words stand on. */
export const gate = style({
  gridRow: 'span 2',
  width: '1.5rem',
  height: '1.5rem',
  marginBlockStart: '-0.25rem',
})

globalStyle(`${gate} > *`, { strokeWidth: 1.5 })

/** What the row is about. */
export const title = style([clamped, { fontWeight: 600 }])

/** Reference and customer, below it. */
export const details = style([clamped, { ...text.small, color: vars.color.textMuted }])

globalStyle(`${details} > strong`, { color: vars.color.warningText, fontWeight: 600 })

globalStyle(`${details} > * + *::before`, { content: "' · ' / ', '" })

export const metaText = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '@container': { [medium]: { WebkitLineClamp: 1, wordBreak: 'break-all' } },
})

/** An amount wider than its column wraps between groups of digits, so that none is cut off. */
export const amountText = style({
  display: 'block',
  selectors: { '&&': { whiteSpace: 'normal' } },
})

/** The same in the token, below it. */
export const amountInToken = style({ ...text.small, display: 'block' })

globalStyle(`${amountInToken} > span`, { fontWeight: 400 })

// Allows the break before the decimal point.
globalStyle(`${amountText} > span + span::before`, { content: "'\\200b'" })

/** The row's only button. It covers the whole row, which is its click target and shows its focus ring. */
export const openButton = style({
  maxWidth: '100%',
  color: 'inherit',
  textAlign: 'start',
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-3px',
      borderRadius: vars.radius.control,
    },
  },
})

/** The arrow stays beside the hash. */
export const hashLink = style({ display: 'flex', alignItems: 'baseline' })

/** Lies above the button that covers the row, so that its text can be selected. */
export const selectable = style({
  position: 'relative',
  zIndex: 1,
  width: 'fit-content',
  maxWidth: '100%',
})

/** As tall as the line of text that it stands for. */
const skeletonCell = style({ display: 'flex', alignItems: 'center', minHeight: '1lh' })

globalStyle(`${cell.amount}${skeletonCell}`, { justifyContent: 'flex-end' })

// As tall as a StatusBadge.
globalStyle(`${cell.status}${skeletonCell}`, {
  minHeight: `calc(${text.caption.fontSize} * ${text.caption.lineHeight} + 0.25rem)`,
})

/** The parts of the Table that are laid out differently: rows have one line or two. */
export const styles = {
  headRow: style([grid, { paddingBlock: space.tight }]),
  block,
  row,
  cell: '',
  rowHead: '',
  skeletonCell,
}
