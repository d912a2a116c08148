import * as css from './Chart.css.ts'

/** How a series is told from the others: by color, and by the pattern of its line. */
export type Look = keyof typeof css.line

export interface DrawnSeries {
  look: Look
  /** Where the values are, from 0 at the bottom to 1 at the top. Undefined where there is none. */
  parts: ReadonlyArray<number | undefined>
}

export interface DrawingProps {
  series: ReadonlyArray<DrawnSeries>
  /** The number of slots, one for each label. */
  count: number
  /** Where zero is, from 0 at the bottom to 1 at the top. */
  zero: number
  /** The index of the value below the pointer. */
  active: number | undefined
}

/** The share of its slot that the bars fill. */
const groupWidth = 0.7

/** A bar for each value, those of the same label side by side, on a field of 100 by 100. */
export function Bars({ series, count, zero, active }: DrawingProps) {
  const slot = 100 / count
  const width = (slot * groupWidth) / series.length
  return series.map(({ look, parts }, position) =>
    parts.map((part, index) =>
      part === undefined ? undefined : (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- A bar is identified by its position.
          key={`${look} ${index}`}
          x={slot * index + (slot * (1 - groupWidth)) / 2 + width * position}
          y={100 - Math.max(part, zero) * 100}
          width={width}
          height={Math.abs(part - zero) * 100}
          className={css.bar[look]}
          data-active={index === active || undefined}
        />
      ),
    ),
  )
}

/** The values in the middle of their slots, as `x,y` pairs. */
function pointsOf(parts: DrawnSeries['parts'], slot: number): string {
  return parts
    .flatMap((part, index) =>
      part === undefined ? [] : [`${slot * (index + 0.5)},${100 - part * 100}`],
    )
    .join(' ')
}

/** A line through the values of each series, on a field of 100 by 100. Below a single one its area is filled. */
export function Lines({ series, count, zero, active }: DrawingProps) {
  const slot = 100 / count
  const [only] = series.length === 1 ? series : []
  const x = active === undefined ? undefined : slot * (active + 0.5)
  const base = 100 - zero * 100
  return (
    <>
      {only && (
        <polygon
          points={`${slot / 2},${base} ${pointsOf(only.parts, slot)} ${100 - slot / 2},${base}`}
          className={css.area}
        />
      )}
      {x !== undefined && <line x1={x} x2={x} y1={0} y2={100} className={css.cursor} />}
      {series.map(({ look, parts }) => (
        <polyline key={look} points={pointsOf(parts, slot)} className={css.line[look]} />
      ))}
    </>
  )
}

/** The surface of the water from one wall to the other: level at each value, and never above or below both neighbors. */
function surfaceOf(parts: DrawnSeries['parts'], slot: number): string {
  const points = parts.flatMap((part, index) =>
    part === undefined ? [] : [{ x: slot * (index + 0.5), y: 100 - part * 100 }],
  )
  const [first] = points
  if (!first) return ''
  const steps = points.slice(1).map(({ x, y }, index) => {
    const [middle, before] = [x - slot / 2, points[index]?.y ?? y]
    return `C${middle},${before} ${middle},${y} ${x},${y}`
  })
  const last = points.at(-1) ?? first
  return `M0,${first.y} H${first.x} ${steps.join(' ')} H${last.x + slot / 2}`
}

/** Values as the level of water, the ones that they are compared with as a thin line, on a field of 100 by 100. */
export function Levels({ series, count, zero, active }: DrawingProps) {
  const slot = 100 / count
  const base = 100 - zero * 100
  const x = active === undefined ? undefined : slot * (active + 0.5)
  return (
    <>
      {series.map(({ look, parts }) => {
        const surface = surfaceOf(parts, slot)
        return look === 'comparison' ? (
          <path key={look} d={surface} className={css.surface[look]} />
        ) : (
          <g key={look}>
            <path d={`${surface} V${base} H0 Z`} className={css.area} />
            <path d={surface} className={css.surface[look]} />
          </g>
        )
      })}
      {x !== undefined && <line x1={x} x2={x} y1={0} y2={100} className={css.cursor} />}
    </>
  )
}
