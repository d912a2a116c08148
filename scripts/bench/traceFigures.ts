/** One event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  name: string
  ph: string
  ts: number
  dur?: number
  /** The time on the processor, without what other processes took. */
  tdur?: number
  tid: number
}

/** What the main thread did between a click and its paint, in milliseconds. */
export interface ClickFigures {
  clickToPaint: number
  script: number
  style: number
  layout: number
  /** Pre-paint, paint, layers and commit. */
  paint: number
}

const kinds: Record<keyof Omit<ClickFigures, 'clickToPaint'>, readonly string[]> = {
  script: ['EventDispatch', 'FunctionCall', 'RunMicrotasks', 'FireAnimationFrame', 'TimerFire'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
}

function time(events: readonly TraceEvent[], names: readonly string[]): number {
  let end = 0
  let total = 0
  for (const { name, ts, dur = 0, tdur = dur } of events) {
    // What lies inside an event of the same kind has been counted with it.
    if (!names.includes(name) || ts < end) continue
    end = ts + dur
    total += tdur
  }
  return total / 1000
}

/** Reads the figures of the one click that the page measured as `load-more` while a trace was recorded. */
export function traceFigures(trace: Buffer): ClickFigures {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString())
  const marks = traceEvents.filter(({ name }) => name === 'load-more')
  const begin = marks.find(({ ph }) => ph === 'b')
  const end = marks.find(({ ph }) => ph === 'e')
  if (!begin || !end) throw new Error('The trace holds no click: did the page mark it?')
  const between = traceEvents
    .filter(({ ph, ts, tid }) => ph === 'X' && tid === begin.tid && ts >= begin.ts && ts <= end.ts)
    .toSorted((a, b) => a.ts - b.ts)
  return {
    clickToPaint: (end.ts - begin.ts) / 1000,
    script: time(between, kinds.script),
    style: time(between, kinds.style),
    layout: time(between, kinds.layout),
    paint: time(between, kinds.paint),
  }
}
