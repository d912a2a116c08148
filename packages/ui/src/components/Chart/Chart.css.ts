import { style, styleVariants } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { space, tabularNumbers, text } from '../../theme/scale.ts'

export const root = style({ display: 'grid', gap: space.tight, minWidth: 0, margin: 0 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.tight,
})

export const caption = style({ ...text.label })

export const legend = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.base,
  rowGap: space.hair,
})

export const legendItem = style({ display: 'flex', alignItems: 'center', gap: space.tight })

export const swatch = style({ width: '1.25rem', height: '0.625rem' })

/** The value below the pointer. */
export const readout = style({ ...text.small, ...tabularNumbers, color: vars.color.textMuted })

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.tight,
})

export const valueAxis = style({
  ...text.caption,
  ...tabularNumbers,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'end',
  color: vars.color.textMuted,
  // The labels are centered on the lines.
  marginBlock: '-0.7em',
})

export const plot = style({ position: 'relative' })

export const lines = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
})

const gridLineBase = { height: 1, marginBlockEnd: -1 } as const

export const gridLine = styleVariants({
  other: { ...gridLineBase, background: vars.color.border },
  zero: { ...gridLineBase, background: vars.color.borderControl },
})

/** A drawing has no direction of its own: right to left, time runs the other way. */
export const drawing = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'visible',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
})

const forcedColors = '(forced-colors: active)'

/** Told apart by color, by lightness, and as lines by their pattern. */
const looks = {
  first: { color: vars.color.action, forced: 'CanvasText', dashes: 'none' },
  second: { color: vars.color.warningText, forced: 'LinkText', dashes: '8 4' },
  third: { color: vars.color.text, forced: 'Highlight', dashes: '2 3' },
  comparison: { color: vars.color.borderControl, forced: 'GrayText', dashes: '5 5' },
} as const

export const bar = styleVariants(looks, ({ color, forced }) => ({
  fill: color,
  selectors: { '&[data-active]': { filter: 'brightness(0.8)' } },
  '@media': { [forcedColors]: { fill: forced } },
}))

export const line = styleVariants(looks, ({ color, forced, dashes }) => ({
  fill: 'none',
  stroke: color,
  strokeWidth: 2,
  strokeDasharray: dashes,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forcedColors]: { stroke: forced } },
}))

/** The surface of the water. */
export const surface = styleVariants(looks, ({ color, forced }, look) => ({
  fill: 'none',
  stroke: color,
  strokeWidth: look === 'comparison' ? 1.25 : 2,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forcedColors]: { stroke: forced } },
}))

/** Ticks on the wall, ten from the bottom to the top. */
export const gauge = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: '0.5rem',
  backgroundImage: `linear-gradient(to bottom, ${vars.color.borderControl} 1px, transparent 1px)`,
  backgroundSize: '100% 10%',
})

/** The one mark that catches the eye: where the level is now. */
export const float = style({
  position: 'absolute',
  width: '1.25rem',
  height: '0.375rem',
  translate: '-50% 50%',
  background: vars.color.delight,
  borderRadius: vars.radius.round,
  boxShadow: `0 0 0 2px ${vars.color.surfaceRaised}`,
  transition: `inset-block-end ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&:dir(rtl)': { translate: '50% 50%' } },
  '@media': { [forcedColors]: { background: 'Highlight' } },
})

export const area = style({ fill: vars.color.actionSurface, opacity: 0.6 })

export const cursor = style({
  stroke: vars.color.borderControl,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
})

export const labelAxis = style({
  ...text.caption,
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockStart: space.hair,
  color: vars.color.textMuted,
})

export const details = style({ ...text.small })

export const summary = style({
  width: 'fit-content',
  paddingBlock: space.hair,
  color: vars.color.action,
  cursor: 'pointer',
  borderRadius: vars.radius.small,
})

/** Several series are wider than a phone. */
export const scroller = style({ overflowX: 'auto', marginBlockStart: space.tight })

export const table = style({ ...tabularNumbers, maxWidth: '30rem' })

export const cell = style({
  padding: `${space.hair} ${space.tight}`,
  textAlign: 'start',
  fontWeight: 400,
  borderBlockEnd: `1px solid ${vars.color.border}`,
})

export const number = style([cell, { textAlign: 'end' }])
