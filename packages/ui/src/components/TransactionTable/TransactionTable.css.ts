import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { space, text } from '../../theme/scale.ts'
import { tracks } from './TransactionRow.ts'

/** Widths of the table's own container: a list below `medium`, two lines a row from there, one line from `wide`. */
const narrow = 'not (min-width: 40rem)'
const medium = '(min-width: 40rem)'
const wide = '(min-width: 62rem)'

/** The columns of the header row and of every row. No track depends on its content, so that separate blocks line up. */
const grid = style({
  display: 'grid',
  columnGap: space.base,
  paddingInline: space.base,
  '@container': {
    [medium]: {
      gridTemplateColumns: '12.5rem minmax(0, 1fr) 6.5rem minmax(12rem, 1fr)',
      gridTemplateAreas: '"date id status amount" "type hash meta meta"',
    },
    [wide]: {
      // The table sets the variables if columns are hidden.
      gridTemplateColumns: `var(--transaction-columns, ${Object.values(tracks).join(' ')})`,
      gridTemplateAreas: `var(--transaction-areas, "${Object.keys(tracks).join(' ')}")`,
    },
  },
})

export const area = styleVariants({
  date: { gridArea: 'date', textAlign: 'start' },
  type: { gridArea: 'type', textAlign: 'start' },
  id: { gridArea: 'id', textAlign: 'start' },
  hash: { gridArea: 'hash', textAlign: 'start' },
  meta: { gridArea: 'meta', textAlign: 'start' },
  status: { gridArea: 'status', textAlign: 'start' },
  amount: {
    gridArea: 'amount',
    textAlign: 'start',
    '@container': { [medium]: { textAlign: 'end' } },
  },
})

/** How tall a row probably is, for blocks that have not been laid out yet. */
export const rowHeight = createVar()

const block = style({
  display: 'block',
  contentVisibility: 'auto',
  vars: { [rowHeight]: '15rem' },
  '@container': {
    [medium]: { vars: { [rowHeight]: '4.5rem' } },
    [wide]: { vars: { [rowHeight]: vars.size.row } },
  },
})

const row = style([
  grid,
  {
    position: 'relative',
    alignItems: 'baseline',
    rowGap: space.tight,
    paddingBlock: space.base,
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@container': {
      [narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"amount status" "date type" "id id" "hash hash" "meta meta"',
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

const baseCell = style({ minWidth: 0, fontWeight: 400 })

/** On a phone the column's name precedes the value. The empty alternative text keeps it from being read twice. */
const labelledCell = style([
  baseCell,
  {
    '@container': {
      [narrow]: { display: 'grid', gridTemplateColumns: '5rem minmax(0, 1fr)' },
    },
    selectors: {
      '&::before': {
        color: vars.color.textMuted,
        '@container': { [narrow]: { content: 'attr(data-label) / ""' } },
      },
    },
  },
])

export const cell = styleVariants({
  date: [baseCell, area.date, { '@container': { [narrow]: { color: vars.color.textMuted } } }],
  type: [
    baseCell,
    area.type,
    {
      '@container': {
        [narrow]: { color: vars.color.textMuted, justifySelf: 'end' },
        [medium]: { color: vars.color.textMuted },
        [wide]: { color: vars.color.text },
      },
    },
  ],
  id: [labelledCell, area.id],
  hash: [labelledCell, area.hash, { color: vars.color.textMuted }],
  meta: [labelledCell, area.meta, { '@container': { [medium]: { color: vars.color.textMuted } } }],
  status: [baseCell, area.status],
  amount: [
    baseCell,
    area.amount,
    { '@container': { [narrow]: { fontSize: text.title.fontSize, lineHeight: 1.35 } } },
  ],
})

export const metaText = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '@container': { [medium]: { WebkitLineClamp: 1, wordBreak: 'break-all' } },
})

/** An amount wider than its column wraps between groups of digits, so that none is cut off. */
export const amountText = style({ selectors: { '&&': { whiteSpace: 'normal' } } })

/** What it was worth, below it. */
export const amountValue = style({ ...text.small, display: 'block' })

// Allows the break before the decimal point.
globalStyle(`${amountText} > span + span::before`, { content: "'\\200b'" })

/** The row's only button. It covers the whole row, which is its click target and shows its focus ring. */
export const openButton = style({
  maxWidth: '100%',
  color: vars.color.action,
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

/** Lies above the button that covers the row, so that its text can be selected. */
/** The arrow stays beside the hash. */
export const hashLink = style({ display: 'flex', alignItems: 'baseline' })

export const selectable = style({
  position: 'relative',
  zIndex: 1,
  width: 'fit-content',
  maxWidth: '100%',
})

/** As tall as the line of text that it stands for. */
const skeletonCell = style({ display: 'flex', alignItems: 'center', minHeight: '1lh' })

globalStyle(`${cell.amount}${skeletonCell}`, {
  '@container': { [medium]: { justifyContent: 'flex-end' } },
})

// As tall as a StatusBadge.
globalStyle(`${cell.status}${skeletonCell}`, {
  minHeight: `calc(${text.caption.fontSize} * ${text.caption.lineHeight} + 0.25rem)`,
})

/** The parts of the Table that are laid out differently: rows of seven cells have one line, two, or five. */
export const styles = {
  headRow: style([grid, { paddingBlock: space.tight }]),
  block,
  row,
  cell: '',
  rowHead: '',
  skeletonCell,
}
