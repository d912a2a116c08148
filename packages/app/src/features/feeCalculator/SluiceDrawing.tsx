import type { ComponentPropsWithRef } from 'react'

const width = 1200
const height = 220
const gate = 600

/** Lines that are wavy before the gate, and straight and one step lower after it. */
function levels(): string[] {
  return Array.from({ length: 9 }, (_, line) => {
    const y = 70 + line * 17
    const waves = Array.from({ length: 7 }, (_unused, i) => {
      const swing = ((line * 5 + i * 7) % 9) - 4
      return `S${60 + i * 80 + 30} ${y + swing} ${60 + i * 80 + 60} ${y + (i === 6 ? 0 : swing / 2)}`
    })
    const low = y + 26
    return `M0 ${y}${waves.join('')}L${gate - 8} ${y}C${gate + 22} ${y} ${gate + 14} ${low} ${gate + 48} ${low}H${width}`
  })
}

const lines = levels()

/** A drawing of water that passes a sluice gate. Decorative. */
export function SluiceDrawing(props: ComponentPropsWithRef<'svg'>) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      {...props}
    >
      {lines.map((d, line) => (
        <path key={d} d={d} opacity={0.85 - line * 0.08} />
      ))}
    </svg>
  )
}
