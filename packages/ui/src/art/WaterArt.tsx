import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import * as css from './WaterArt.css.ts'

interface Scene {
  width: number
  height: number
  /** Horizontal position of the gate. */
  gate: number
  /** Vertical position of the first line. */
  top: number
  /** Distance between two lines. */
  gap: number
  /** Number of lines. */
  count: number
}

const scenes = {
  panel: { width: 720, height: 960, gate: 490, top: 430, gap: 26, count: 22 },
  hero: { width: 1440, height: 640, gate: 980, top: 250, gap: 26, count: 18 },
  strip: { width: 480, height: 48, gate: 290, top: 4, gap: 9, count: 6 },
  empty: { width: 240, height: 96, gate: 118, top: 34, gap: 10, count: 5 },
} satisfies Record<string, Scene>

function waveHeight(x: number, line: number): number {
  return (
    Math.sin(x / 83 + line * 0.55) * 0.55 +
    Math.sin(x / 37 - line * 0.9) * 0.25 +
    Math.sin(x / 149 + line * 0.23) * 0.6
  )
}

const step = 20

/** A line with waves that flatten towards the gate, drop behind it, and continue straight. */
function linePath({ width, gate, top, gap }: Scene, line: number): string {
  const points: string[] = []
  for (let x = -step; x <= gate; x += step) {
    const amplitude = Math.min(1, (gate - x) / (gate * 0.7)) ** 1.4
    const y = top + line * gap + waveHeight(x, line) * gap * 1.5 * amplitude
    points.push(`${x} ${y.toFixed(1)}`)
  }
  const low = top + line * gap + gap * 2
  const bend = gap * 1.6
  const drop = `C${gate + bend} ${(low - gap * 2).toFixed(1)} ${gate + bend / 2} ${low} ${gate + bend * 2} ${low}H${width}`
  return `M${points.join('L')}${drop}`
}

export interface WaterArtProps extends ComponentPropsWithRef<'svg'> {
  /** A tall panel, a wide hero, a strip at the bottom of a card, or a small drawing for an empty state. */
  scene: 'panel' | 'hero' | 'strip' | 'empty'
}

/** The product's illustration: water that passes a gate and continues in even levels. Decorative, hidden from screen readers. */
export function WaterArt({ scene: name, className, ...rest }: WaterArtProps) {
  const scene = scenes[name]
  const { width, height, gate, top, gap, count } = scene
  const isSmall = name === 'empty'
  const strokeWidth = isSmall ? 1.25 : 1.5
  const doorWidth = gap * 0.9
  const doorLeft = gate + gap * 0.5
  const doorBottom = top - gap * 0.55
  const ticks = Array.from(
    { length: Math.floor(doorBottom / gap) },
    (_, i) => doorBottom - (i + 0.7) * gap,
  )
  // The accent on one of the levels, in gaps from the right and from the top.
  const [accentX, accentY] = name === 'strip' ? [7, 3] : [2.6, 4]
  return (
    <svg
      className={clsx(isSmall ? css.onPage : css.onDeep, className)}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax slice"
      {...rest}
    >
      <g className={css.lines} strokeWidth={strokeWidth}>
        {Array.from({ length: count }, (_, line) => {
          const opacity = 0.35 + (0.65 * (line + 1)) / count
          return (
            <path
              key={line}
              d={linePath(scene, line)}
              opacity={isSmall ? opacity : opacity * 0.6}
            />
          )
        })}
      </g>
      {name !== 'strip' && (
        <>
          <path
            d={`M${doorLeft} -4V${doorBottom}h${doorWidth}V-4`}
            className={css.door}
            strokeWidth={strokeWidth}
            strokeLinejoin="round"
          />
          <path
            d={ticks.map((y) => `M${doorLeft} ${y}h${doorWidth * 0.45}`).join('')}
            className={css.doorTicks}
            strokeWidth={strokeWidth}
          />
        </>
      )}
      <path
        d={`M${width - gap * accentX} ${top + gap * accentY}h${gap * 1.4}`}
        className={css.accent}
        strokeWidth={gap < 20 ? 3 : 5}
        strokeLinecap="round"
      />
    </svg>
  )
}
