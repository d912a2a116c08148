import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import type { StyleRule } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { text } from '../../theme/scale.ts'
import { skeletonHeight, skeletonOpacity } from '../Skeleton/skeletonLook.ts'
import { medium, narrow, wide } from './tableSizes.ts'

/** The words of the columns that a phone shows beside each value, as CSS strings. */
export const words = { id: createVar(), hash: createVar(), meta: createVar() }

/** How wide a column's word is on a phone. */
const wordWidth = '5rem'

const cell = style({ minWidth: 0, fontWeight: 400 })

/** On a phone the column's word stands before the value. The empty alternative keeps it from being read twice. */
function withWord(word: string) {
  return style([
    cell,
    {
      '@container': {
        [narrow]: { display: 'grid', gridTemplateColumns: `${wordWidth} minmax(0, 1fr)` },
      },
      selectors: {
        '&::before': {
          color: vars.color.textMuted,
          '@container': { [narrow]: { content: `${word} / ""` } },
        },
      },
    },
  ])
}

function area(name: string): StyleRule {
  return { gridArea: name, textAlign: 'start' }
}

/** Where a column lies, in the head and in every row. */
export const place = styleVariants({
  date: area('date'),
  type: area('type'),
  id: area('id'),
  hash: area('hash'),
  meta: area('meta'),
  status: area('status'),
  amount: { ...area('amount'), '@container': { [medium]: { textAlign: 'end' } } },
})

export const date = style([
  cell,
  place.date,
  { '@container': { [narrow]: { color: vars.color.textMuted } } },
])

export const type = style([
  cell,
  place.type,
  {
    '@container': {
      [narrow]: { color: vars.color.textMuted, justifySelf: 'end' },
      [medium]: { color: vars.color.textMuted },
      [wide]: { color: vars.color.text },
    },
  },
])

export const id = style([withWord(words.id), place.id])

export const hash = style([withWord(words.hash), place.hash, { color: vars.color.textMuted }])

export const meta = style([
  withWord(words.meta),
  place.meta,
  { '@container': { [medium]: { color: vars.color.textMuted } } },
])

export const metaText = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '@container': { [medium]: { WebkitLineClamp: 1 } },
})

export const status = style([cell, place.status])

export const amount = style([
  cell,
  place.amount,
  { '@container': { [narrow]: { fontSize: text.title.fontSize, lineHeight: 1.35 } } },
])

/** An amount that no column can hold goes on in a second line: no digit is ever cut off. */
export const amountText = style({
  selectors: { '&&': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})

// As faint as an amount's decimals are elsewhere, without a layer of its own for every row.
globalStyle(`${amountText} > span + span`, { opacity: 1, color: vars.color.textMuted })

// Where an amount must break, it breaks before its point.
globalStyle(`${amountText} > span + span::before`, { content: "'\\200b'" })

/** The row's one button: it covers the whole row for a pointer and rings the whole row for a keyboard. */
export const open = style({
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

/** Above the button that covers the row, so that it can be selected. */
export const selectable = style({
  position: 'relative',
  zIndex: 1,
  width: 'fit-content',
  maxWidth: '100%',
})

/** Where something is awaited: a bar in the middle of a line of words, which keeps its height. One element, since there are many. */
const skeleton = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '1lh',
  // The word of a column, where there is one.
  '::before': { flexShrink: 0, width: wordWidth },
  '::after': {
    content: '""',
    width: '5rem',
    maxWidth: '100%',
    height: skeletonHeight,
    background: 'currentColor',
    opacity: skeletonOpacity,
    borderRadius: vars.radius.small,
  },
})

/** What stands in each column's place while a row is awaited. */
export const skeletons = {
  date: style([skeleton, date, { '::after': { width: '11rem' } }]),
  type: style([skeleton, type, { '::after': { width: '3.5rem' } }]),
  id: style([skeleton, id]),
  hash: style([skeleton, hash, { '::after': { width: '8rem' } }]),
  meta: style([skeleton, meta]),
  // As tall as a StatusBadge.
  status: style([
    skeleton,
    status,
    { minHeight: `calc(${text.caption.fontSize} * ${text.caption.lineHeight} + 0.25rem)` },
  ]),
  amount: style([
    skeleton,
    amount,
    {
      '::after': { width: '9rem' },
      '@container': { [medium]: { justifyContent: 'flex-end' } },
    },
  ]),
}
