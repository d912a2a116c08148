import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { visuallyHiddenRule } from '../../internal/visuallyHidden.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { space, tabularNumbers, text, zIndex } from '../../theme/scale.ts'

/** Widths of the table's own container: below `medium` each row is a list of labelled values. */
const narrow = 'not (min-width: 40rem)'
const medium = '(min-width: 40rem)'

export const root = style({
  containerType: 'inline-size',
  minWidth: 0,
  // `hidden` would make this the scroll container that the sticky header refers to.
  overflow: 'clip',
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  selectors: { '&:focus': { outline: 'none' } },
})

export const title = style({
  ...text.title,
  padding: space.base,
  '@container': { [medium]: { paddingBlock: '1.125rem' } },
})

export const alert = style({ padding: space.base })

export const table = style({ ...text.small, display: 'block' })

/** No track depends on its content, so that blocks of rows, which are laid out one by one, line up. */
const grid = style({
  display: 'grid',
  columnGap: space.base,
  alignItems: 'center',
  paddingInline: space.base,
  '@container': { [medium]: { gridTemplateColumns: 'var(--sl-table-columns)' } },
})

export const head = style({
  display: 'block',
  '@container': {
    [medium]: { background: vars.color.surfaceSunken },
    // Visually hidden: on a phone each value is labelled.
    [narrow]: visuallyHiddenRule,
  },
})

export const stickyHead = style({
  '@container': {
    [medium]: { position: 'sticky', insetBlockStart: 0, zIndex: zIndex.sticky },
  },
})

export const headRow = style([grid, { paddingBlock: space.tight }])

export const columnHead = style({
  ...text.caption,
  minWidth: 0,
  color: vars.color.textMuted,
  textAlign: 'start',
})

export const align = styleVariants({
  start: { textAlign: 'start' },
  end: {
    ...tabularNumbers,
    textAlign: 'start',
    '@container': { [medium]: { textAlign: 'end' } },
  },
})

/** How tall a row probably is. Exported from here, so that the contract itself is not loaded. */
export const standardRowHeight = vars.size.row

export const block = style({ display: 'block', contentVisibility: 'auto' })

export const skeletonBlock = style({ display: 'block' })

export const row = style([
  grid,
  {
    position: 'relative',
    rowGap: space.hair,
    minHeight: vars.size.row,
    paddingBlock: vars.size.rowPadding,
    borderBlockStart: `1px solid ${vars.color.border}`,
    selectors: { 'tbody:first-of-type > &:first-child': { borderBlockStartColor: 'transparent' } },
  },
])

export const selected = style({
  background: vars.color.actionSurface,
  '@media': {
    '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
})

/** On a phone the column's name precedes the value. The empty alternative text keeps it from being read twice. */
export const cell = style({
  minWidth: 0,
  fontWeight: 400,
  overflowWrap: 'anywhere',
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: '6rem minmax(0, 1fr)',
      justifyItems: 'start',
    },
  },
  selectors: {
    '&[data-label]::before': {
      color: vars.color.textMuted,
      '@container': { [narrow]: { content: 'attr(data-label) / ""' } },
    },
  },
})

// An amount wider than its column wraps, so that no digit is cut off.
globalStyle(`${cell} > data`, {
  '@container': { [narrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})

export const rowHead = style({ fontWeight: 500, textAlign: 'start' })

export const skeletonCell = style({ minHeight: '1lh' })

export const footer = style({
  padding: space.base,
  borderBlockStart: `1px solid ${vars.color.border}`,
})
