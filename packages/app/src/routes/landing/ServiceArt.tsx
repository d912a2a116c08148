import { vars } from '@sluice/ui'
import type { ComponentPropsWithRef } from 'react'

const water = [0, 1, 2, 3, 4]

/** A horizontal line that steps down by `step` at `x`. */
function stepped(y: number, x: number, step: number): string {
  return `M0 ${y}H${x - 12}C${x + 8} ${y} ${x} ${y + step} ${x + 22} ${y + step}H320`
}

const scenes = {
  /** A browser window with a pay button that lets the water through. */
  website: {
    lines: water.map(
      (i) => `M0 ${92 + i * 11}C40 ${84 + i * 11} 70 ${100 + i * 11} 128 ${92 + i * 11}H320`,
    ),
    frame:
      'M92 16h136a6 6 0 0 1 6 6v58h-148v-58a6 6 0 0 1 6-6zM86 34h148M98 25h.1M106 25h.1M114 25h.1M104 50h44M104 62h28',
    gate: 'M178 46h40v20h-40zM192 66v18h12v-18',
    float: 'M186 56h24',
  },
  /** A basin filled up to a mark. */
  wallet: {
    lines: [
      ...water.map(
        (i) =>
          `M0 ${26 + i * 7}H${104 - i * 7}C${132 - i * 7} ${26 + i * 7} ${132 - i * 7} 60 ${132 - i * 7} 84`,
      ),
      ...water.map((i) => `M88 ${84 + i * 11}H232`),
    ],
    frame: 'M84 62v76h152v-76',
    gate: 'M236 92h-34a10 10 0 0 0 0 20h34zM250 138v-76M250 72h8M250 84h5M250 96h8M250 108h5M250 120h8',
    float: 'M204 102h.1',
  },
  /** A coin on the higher level and a rupee on the lower one, with a gate between them. */
  rupee: {
    lines: water.map((i) => stepped(72 + i * 12, 160, 18)),
    frame:
      'M70 14a22 22 0 1 0 0 44a22 22 0 0 0 0-44M60 27h20M70 27v20M58 33c0 4 24 4 24 0s-24-4-24 0M250 28a22 22 0 1 0 0 44a22 22 0 0 0 0-44M243 40h15M243 46h15M243 40h4c9 0 9 12 0 12h-4l10 10',
    gate: 'M154 0v62h14v-62M154 14h6M154 26h6M154 38h6M154 50h6',
    float: 'M276 90h18',
  },
} as const

export interface ServiceArtProps extends ComponentPropsWithRef<'svg'> {
  /** The service to draw. */
  scene: keyof typeof scenes
}

/** Illustrations of the services, in the brand's water pattern. Decorative, so hidden from screen readers. */
export function ServiceArt({ scene, ...rest }: ServiceArtProps) {
  const { lines, frame, gate, float } = scenes[scene]
  return (
    <svg
      viewBox="0 0 320 148"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <path d={frame} stroke={vars.color.text} fill={vars.color.surfaceRaised} />
      <g stroke={vars.color.action}>
        {lines.map((d, line) => (
          <path key={d} d={d} opacity={1 - (line % 5) * 0.16} />
        ))}
      </g>
      <path d={gate} stroke={vars.color.text} fill={vars.color.surfaceSunken} />
      <path d={float} stroke={vars.color.delight} strokeWidth="5" />
    </svg>
  )
}
