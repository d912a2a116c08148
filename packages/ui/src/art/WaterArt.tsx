import type { ComponentPropsWithRef } from 'react'

import { vars } from '../theme/contract.css.ts'
import { waterLevels } from './waterLevels.ts'

const scenes = {
  /** Upright, for the panel beside a form. */
  panel: { width: 720, height: 960, gate: 470, top: 420, gap: 26, count: 17 },
  /** Wide, behind a landing page's first lines. */
  hero: { width: 1440, height: 640, gate: 980, top: 250, gap: 26, count: 13 },
  /** Small, above the words of an empty state. */
  empty: { width: 240, height: 96, gate: 128, top: 18, gap: 11, count: 5 },
} as const

export interface WaterArtProps extends ComponentPropsWithRef<'svg'> {
  /** Which drawing of the family: an upright panel, a wide hero or the small one of an empty state. */
  scene: keyof typeof scenes
}

/** Water that passes a gate in measured levels: the one picture of the product, in three sizes. Decoration, hidden from screen readers. */
export function WaterArt({ scene, ...rest }: WaterArtProps) {
  const { width, height, gate, top, gap, count } = scenes[scene]
  const lines = waterLevels(width, gate, top, gap, count)
  const small = scene === 'empty'
  const ink = small ? vars.color.borderControl : vars.color.onDeepAction
  const gateX = gate + gap * 1.1
  const openFrom = top - gap * 0.6
  const mark = top + gap * 4
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax slice"
      {...rest}
    >
      <g stroke={ink} strokeWidth={small ? 1.25 : 1.5}>
        {lines.map(({ d, strength }) => (
          <path key={d} d={d} opacity={small ? strength : strength * 0.55} />
        ))}
      </g>
      <path
        d={`M${gateX} 0V${openFrom}`}
        stroke={small ? vars.color.textMuted : vars.color.onDeepMuted}
        strokeWidth={small ? 2.5 : 5}
        strokeLinecap="round"
      />
      <path
        d={`M${width - gap * 2.4} ${mark}h${gap * 1.2}`}
        stroke={vars.color.delight}
        strokeWidth={small ? 2.5 : 5}
        strokeLinecap="round"
      />
    </svg>
  )
}
