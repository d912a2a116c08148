import { createVar, keyframes, style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { laterFrames, space, text, zIndex } from '../../theme/scale.ts'
import { medium, narrow, wide } from './tableSizes.ts'

export const root = style({
  containerType: 'inline-size',
  minWidth: 0,
  // Unlike `hidden`, `clip` leaves the page as what the head sticks to.
  overflow: 'clip',
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
})

export const title = style({
  ...text.title,
  padding: space.base,
  '@container': { [medium]: { paddingBlock: '1.125rem' } },
})

export const alert = style({ padding: space.base })

export const table = style({ ...text.small, display: 'block' })

const grid = style({
  display: 'grid',
  columnGap: space.base,
  paddingInline: space.base,
  '@container': {
    // No track may depend on what is in it, or the rows of different blocks would not line up.
    [medium]: {
      gridTemplateColumns: '12.5rem minmax(0, 1fr) 6.5rem minmax(12rem, 1fr)',
      gridTemplateAreas: '"date id status amount" "type hash meta meta"',
    },
    [wide]: {
      gridTemplateColumns:
        '12.5rem 4.5rem minmax(0, 0.8fr) minmax(0, 1fr) minmax(0, 1.2fr) 6rem minmax(11.5rem, 0.8fr)',
      gridTemplateAreas: '"date type id hash meta status amount"',
    },
  },
})

export const head = style({
  display: 'block',
  '@container': {
    [medium]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: zIndex.sticky,
      background: vars.color.surfaceSunken,
    },
    // Heard, not seen: on a phone each value has its word beside it.
    [narrow]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

export const headRow = style([grid, { paddingBlock: space.tight }])

export const columnHead = style({ ...text.caption, color: vars.color.textMuted })

/** A number of rows. Not inherited: every row of a block would be styled anew whenever it changes. */
function rowNumber() {
  return createVar({ syntax: '<integer>', inherits: false, initialValue: '0' })
}

/** How many rows of a block are drawn. */
export const rowCount = rowNumber()
/** How many are yet to be drawn. */
export const missingRows = rowNumber()
const rowHeight = createVar()

const skipped = style({
  display: 'block',
  vars: { [rowHeight]: '15rem' },
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(${rowCount} * ${rowHeight})`,
  '@container': {
    [medium]: { vars: { [rowHeight]: '4rem' } },
    [wide]: { vars: { [rowHeight]: '3.25rem' } },
  },
})

/**
 * Off the screen a group costs nothing to style, lay out or paint, and yet its words are found and read. There it takes the height that it
 * had when it was last seen, or the height that its rows are likely to have.
 */
export const group = style([skipped])

/** In a group that is near the screen, so does a block. Its padding holds the place of rows that are yet to be drawn. */
export const block = style([skipped, { paddingBlockEnd: `calc(${missingRows} * ${rowHeight})` }])

export const row = style([
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
      [medium]: { paddingBlock: space.snug, rowGap: '0.125rem', minHeight: '4rem' },
      [wide]: { alignContent: 'center', minHeight: '3.25rem' },
    },
    selectors: {
      [`${group}:first-of-type > ${block}:first-of-type > &:first-child`]: {
        borderBlockStartColor: 'transparent',
      },
    },
  },
])

/** A row's place while it is awaited: drawn after the words around the table, and not all of them in one task. */
export const skeletonRow = style([
  row,
  {
    animation: laterFrames.second,
    // The lines of a row, without its padding.
    containIntrinsicBlockSize: '8.65rem',
    '@container': {
      [medium]: { containIntrinsicBlockSize: '2.78rem' },
      [wide]: { containIntrinsicBlockSize: 'none' },
    },
    selectors: {
      '&:nth-child(n + 3)': { animationDelay: '180ms' },
      '&:nth-child(n + 5)': { animationDelay: '260ms' },
    },
  },
])

/** At once, without a transition: whenever rows come or go another one lies below the pointer, and would begin to move. */
export const openable = style({
  '@media': {
    '(hover: hover)': { ':hover': { background: vars.color.surfaceSunken } },
  },
})

const arrival = keyframes({ from: { background: vars.color.surfaceRaised } })

/** Softly: a tint and a bar at the beginning of the line. */
export const marked = style({
  background: vars.color.actionSurface,
  boxShadow: `inset 3px 0 0 ${vars.color.action}`,
  animation: `${arrival} ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '&:dir(rtl)': { boxShadow: `inset -3px 0 0 ${vars.color.action}` } },
})

export const footer = style({
  padding: space.base,
  borderBlockStart: `1px solid ${vars.color.border}`,
})
