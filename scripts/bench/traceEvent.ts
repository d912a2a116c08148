/** One event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  name: string
  /** `X` for one that lasts, `b` and `e` for the two ends of a measure. */
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** The time on the processor, without what other processes took. */
  tdur?: number
}
