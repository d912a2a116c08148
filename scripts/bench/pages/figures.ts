/** What one visit of a page showed; times in milliseconds since the visit began. */
export interface Figures {
  largestPaint: number
  /** When the page could be used: its form answers, or its data is on the screen. */
  usable: number
  /** What long tasks took of the processor beyond 50 ms each. */
  blocking: number
  layoutShift: number
  /** Scripts before the page was usable, in bytes as sent. */
  js: number
  /** The page itself, scripts, styles and fonts asked for before the page was usable. */
  requests: number
  /** The live objects of the page's scripts once all is quiet, in bytes. */
  heap: number
}

const names = [
  'largestPaint',
  'usable',
  'blocking',
  'layoutShift',
  'js',
  'requests',
  'heap',
] as const satisfies (keyof Figures)[]

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]]
  return sorted.length % 2 === 0 ? (low + high) / 2 : high
}

/** The median of each figure, each taken by itself. */
export function medians(visits: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => median(visits.map((visit) => visit[name]))
  const [largestPaint, usable, blocking, layoutShift, js, requests, heap] = names.map(of)
  const unknown = Number.NaN
  return {
    largestPaint: largestPaint ?? unknown,
    usable: usable ?? unknown,
    blocking: blocking ?? unknown,
    layoutShift: layoutShift ?? unknown,
    js: js ?? unknown,
    requests: requests ?? unknown,
    heap: heap ?? unknown,
  }
}
