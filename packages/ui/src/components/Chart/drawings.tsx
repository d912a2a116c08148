import * as css from './Chart.css.ts'

export interface DrawingProps {
  /** The values from 0 to 1. */
  parts: ReadonlyArray<number>
  /** The index of the value below the pointer. */
  active: number | undefined
}

/** The share of its slot that a bar fills. */
const barWidth = 0.7

/** One bar a value, on a field of 100 by 100. */
export function Bars({ parts, active }: DrawingProps) {
  const slot = 100 / parts.length
  return parts.map((part, index) => (
    <rect
      // oxlint-disable-next-line react/no-array-index-key -- A bar is identified by its position.
      key={index}
      x={slot * index + (slot * (1 - barWidth)) / 2}
      y={100 - part * 100}
      width={slot * barWidth}
      height={part * 100}
      className={css.bar[index === active ? 'active' : 'rest']}
    />
  ))
}

/** The values in the middle of their slots, as `x,y` pairs. */
function pointsOf(parts: readonly number[]): string {
  const slot = 100 / parts.length
  return parts.map((part, index) => `${slot * (index + 0.5)},${100 - part * 100}`).join(' ')
}

/** A line through the values, on a field of 100 by 100. */
export function Line({ parts, active }: DrawingProps) {
  const slot = 100 / parts.length
  const points = pointsOf(parts)
  const x = active === undefined ? undefined : slot * (active + 0.5)
  return (
    <>
      <polygon points={`${slot / 2},100 ${points} ${100 - slot / 2},100`} className={css.area} />
      {x !== undefined && <line x1={x} x2={x} y1={0} y2={100} className={css.cursor} />}
      <polyline points={points} className={css.line} />
    </>
  )
}
