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

export const plot = style({
  position: 'relative',
  borderBlock: `1px solid ${vars.color.border}`,
  // The line at half of the maximum.
  backgroundImage: `linear-gradient(${vars.color.border}, ${vars.color.border})`,
  backgroundSize: '100% 1px',
  backgroundPosition: '0 50%',
  backgroundRepeat: 'no-repeat',
})

/** A drawing has no direction of its own: right to left, time runs the other way. */
export const drawing = style({
  width: '100%',
  height: '100%',
  overflow: 'visible',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
})

export const bar = styleVariants({
  rest: { fill: vars.color.action },
  active: { fill: vars.color.actionHover },
})

export const line = style({
  fill: 'none',
  stroke: vars.color.action,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
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

export const table = style({ ...tabularNumbers, maxWidth: '30rem', marginBlockStart: space.tight })

export const cell = style({
  padding: `${space.hair} ${space.tight}`,
  textAlign: 'start',
  fontWeight: 400,
  borderBlockEnd: `1px solid ${vars.color.border}`,
})

export const number = style([cell, { textAlign: 'end' }])
