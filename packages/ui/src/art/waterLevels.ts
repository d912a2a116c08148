/** One drawn line: an SVG path and how strongly it shows, from 0 to 1. */
export interface WaterLine {
  d: string
  strength: number
}

const step = 20

function wave(x: number, line: number): number {
  return (
    Math.sin(x / 83 + line * 0.55) * 0.55 +
    Math.sin(x / 37 - line * 0.9) * 0.25 +
    Math.sin(x / 149 + line * 0.23) * 0.6
  )
}

/**
 * Contour lines of water that comes in restless, passes a gate and goes on in even, lower levels. The same numbers draw the same water, on the
 * server as in the browser.
 *
 * @param width - in units of the drawing
 * @param gate - where the gate stands, from the left
 * @param top - the height of the first line before the gate
 * @param gap - the distance between two lines
 * @param count - how many lines there are
 */
export function waterLevels(
  width: number,
  gate: number,
  top: number,
  gap: number,
  count: number,
): WaterLine[] {
  return Array.from({ length: count }, (_, line) => {
    const points: string[] = []
    for (let x = -step; x <= gate; x += step) {
      const calm = Math.min(1, (gate - x) / (gate * 0.7))
      const y = top + line * gap + wave(x, line) * gap * 1.5 * calm ** 1.4
      points.push(`${x} ${y.toFixed(1)}`)
    }
    const low = top + line * gap + gap * 2
    const bend = gap * 1.6
    const tail = `C${gate + bend} ${(low - gap * 2).toFixed(1)} ${gate + bend / 2} ${low} ${gate + bend * 2} ${low}H${width}`
    return { d: `M${points.join('L')}${tail}`, strength: 0.35 + (0.65 * (line + 1)) / count }
  })
}
