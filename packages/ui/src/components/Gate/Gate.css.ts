import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'

/** A drawing has no direction of its own: right to left, the water runs the other way. */
export const root = style({
  width: '3rem',
  height: '3rem',
  flexShrink: 0,
  overflow: 'visible',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
})

const moves = (properties: string) => ({
  transitionProperty: properties,
  transitionDuration: vars.motion.calm,
  transitionTimingFunction: vars.motion.ease,
})

const anyWater = style({ ...moves('y, height'), stroke: 'none', opacity: 0.55 })

export const water = style([anyWater, { fill: vars.color.action }])

export const heldWater = style([anyWater, { fill: vars.color.warningText }])

const anyStroke = {
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const

/** The basins, and a gate that opens no more. */
export const stone = style({ ...anyStroke, stroke: vars.color.borderControl })

export const gate = style({ ...anyStroke, ...moves('transform'), stroke: vars.color.text })

/** The one mark that catches the eye. */
export const float = style({ ...moves('x, y'), fill: vars.color.delight })
