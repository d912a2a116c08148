import { createVar, style } from '@vanilla-extract/css'

import { vars } from '../theme/contract.css.ts'

const level = createVar()
const edge = createVar()
const door = createVar()

/** On a dark panel. */
export const onDeep = style({
  vars: {
    [level]: vars.color.onDeepAction,
    [edge]: vars.color.onDeepMuted,
    [door]: vars.color.deepRaised,
  },
})

/** On the page itself, where it must not be louder than the words below it. */
export const onPage = style({
  vars: {
    [level]: vars.color.borderControl,
    [edge]: vars.color.borderControl,
    [door]: vars.color.surfaceSunken,
  },
})

export const levels = style({ stroke: level })
export const frame = style({ stroke: edge })
export const leaf = style([frame, { fill: door }])
export const mark = style({ stroke: vars.color.delight })
