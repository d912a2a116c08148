import type { TraceEvent } from './traceEvent.ts'

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

/** What of the events’ time went into others that lie inside them. */
function timeInside(
  events: readonly TraceEvent[],
  names: readonly string[],
  inner: readonly string[],
): number {
  const outer = events.filter(({ name }) => names.includes(name))
  return time(
    events.filter(({ ts }) => outer.some(({ ts: from, dur = 0 }) => ts >= from && ts < from + dur)),
    inner,
  )
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
    // What sets the mark at the end is not over then, and so not counted.
    .filter(
      ({ ph, ts, tid, dur = 0 }) =>
        ph === 'X' && tid === begin.tid && ts >= begin.ts && ts + dur <= end.ts,
    )
    .toSorted((a, b) => a.ts - b.ts)
  return {
    clickToPaint: (end.ts - begin.ts) / 1000,
    // Without the style and layout that the script had to wait for: they are counted as what they are.
    script:
      time(between, kinds.script) -
      timeInside(between, kinds.script, [...kinds.style, ...kinds.layout]),
    style: time(between, kinds.style),
    layout: time(between, kinds.layout),
    paint: time(between, kinds.paint),
  }
}
