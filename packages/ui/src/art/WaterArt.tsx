import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { waterLevels } from './waterLevels.ts'
import * as css from './WaterArt.css.ts'

const scenes = {
  /** Upright, for the panel beside a form. */
  panel: { width: 720, height: 960, gate: 490, top: 430, gap: 26, count: 22 },
  /** Wide, behind a landing page's first lines. */
  hero: { width: 1440, height: 640, gate: 980, top: 250, gap: 26, count: 18 },
  /** A low strip along the foot of a card. */
  strip: { width: 480, height: 48, gate: 290, top: 4, gap: 9, count: 6 },
  /** Small, above the words of an empty state. */
  empty: { width: 240, height: 96, gate: 118, top: 34, gap: 10, count: 5 },
} as const

export interface WaterArtProps extends ComponentPropsWithRef<'svg'> {
  /** Which drawing of the family: an upright panel, a wide hero, a strip at the foot of a card, or the small one of an empty state. */
  scene: 'panel' | 'hero' | 'strip' | 'empty'
}

/** Water that passes a gate in measured levels: the one picture of the product, in three sizes. Decoration, hidden from screen readers. */
export function WaterArt({ scene, className, ...rest }: WaterArtProps) {
  const { width, height, gate, top, gap, count } = scenes[scene]
  const lines = waterLevels(width, gate, top, gap, count)
  const small = scene === 'empty'
  const thin = small ? 1.25 : 1.5
  const leaf = gap * 0.9
  const left = gate + gap * 0.5
  const foot = top - gap * 0.55
  const ticks = Array.from({ length: Math.floor(foot / gap) }, (_, i) => foot - (i + 0.7) * gap)
  // A mark on one of the even levels, in gaps from the right and from the top.
  const [markX, markY] = scene === 'strip' ? [7, 3] : [2.6, 4]
  return (
    <svg
      className={clsx(small ? css.onPage : css.onDeep, className)}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax slice"
      {...rest}
    >
      <g className={css.levels} strokeWidth={thin}>
        {lines.map(({ d, strength }) => (
          <path key={d} d={d} opacity={small ? strength : strength * 0.6} />
        ))}
      </g>
      {scene !== 'strip' && (
        <>
          <path
            d={`M${left} -4V${foot}h${leaf}V-4`}
            className={css.leaf}
            strokeWidth={thin}
            strokeLinejoin="round"
          />
          <path
            d={ticks.map((y) => `M${left} ${y}h${leaf * 0.45}`).join('')}
            className={css.frame}
            strokeWidth={thin}
          />
        </>
      )}
      <path
        d={`M${width - gap * markX} ${top + gap * markY}h${gap * 1.4}`}
        className={css.mark}
        strokeWidth={gap < 20 ? 3 : 5}
        strokeLinecap="round"
      />
    </svg>
  )
}
