import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import * as css from './Gate.css.ts'

export interface GateProps extends Pick<
  ComponentPropsWithRef<'svg'>,
  'ref' | 'id' | 'className' | 'style'
> {
  /**
   * `waiting`: water may come. `opening`: it is there, and the gate opens. `open`: it has flowed through. `held`: it stays until
   * somebody decides. `shut`: no water comes any more.
   */
  state: 'waiting' | 'opening' | 'open' | 'held' | 'shut'
  /** How much of the water is there, from 0 to 1. */
  filled?: number
  /** How far the gate is open while it opens, from 0 to 1. */
  opening?: number
}

/** The floor of the basins, as in the paths below. */
const floor = 20.5
/** The water in front of the gate when all of it is there, and on both sides once it is open. */
const fullHeight = 10
const settledHeight = 6.5
/** How far the gate lifts. */
const lift = 7

/** Of what is not known, nothing. */
function share(value: number): number {
  return value > 0 ? Math.min(1, value) : 0
}

/**
 * Money on its way, as water at a gate: it fills, the gate opens, the float settles behind it. A picture of what the words beside it say,
 * so hidden from screen readers.
 */
export function Gate({ state, filled = 1, opening = 0, className, ...rest }: GateProps) {
  const isOpen = state === 'open'
  const hasWater = state !== 'shut'
  const lifted = isOpen ? 1 : state === 'opening' ? share(opening) : 0
  const before = isOpen ? settledHeight : hasWater ? share(filled) * fullHeight : 0
  const behind = lifted * settledHeight
  const water = state === 'held' ? css.heldWater : css.water
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx(css.root, className)} {...rest}>
      <rect x="1.5" y={floor - before} width="10.5" height={before} className={water} />
      <rect x="12" y={floor - behind} width="10.5" height={behind} className={water} />
      <path d="M1.5 8V20.5H22.5V8" className={css.stone} />
      <path
        d="M12 9V20.5M10 9H14"
        transform={`translate(0 ${-lift * lifted})`}
        className={hasWater ? css.gate : css.stone}
      />
      {hasWater && (
        <rect
          x={isOpen ? 15 : 4.5}
          y={floor - (isOpen ? behind : before) - 1}
          width="4.5"
          height="2"
          rx="1"
          className={css.float}
        />
      )}
    </svg>
  )
}
