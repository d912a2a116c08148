import { createVar, style } from '@vanilla-extract/css'

import { vars } from '../theme/contract.css.ts'

const lineColor = createVar()
const doorStroke = createVar()
const doorFill = createVar()

export const onDeep = style({
  vars: {
    [lineColor]: vars.color.onDeepAction,
    [doorStroke]: vars.color.onDeepMuted,
    [doorFill]: vars.color.deepRaised,
  },
})

/** Muted colors, for use above text on the page. */
export const onPage = style({
  vars: {
    [lineColor]: vars.color.borderControl,
    [doorStroke]: vars.color.borderControl,
    [doorFill]: vars.color.surfaceSunken,
  },
})

export const lines = style({ stroke: lineColor })
export const door = style({ stroke: doorStroke, fill: doorFill })
export const doorTicks = style({ stroke: doorStroke })
export const accent = style({ stroke: vars.color.delight })
