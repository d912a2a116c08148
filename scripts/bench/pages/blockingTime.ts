import type { TraceEvent } from '../traceEvent.ts'

const longestMs = 50

/** How the mark begins that a page makes at the end; behind it stand the milliseconds since the navigation began. */
export const endMark = 'ended '

/**
 * What long tasks took beyond 50 ms each on the page's own thread, from the start of its navigation, in milliseconds of
 * the slowed-down processor: a busy machine makes tasks longer, but not more work.
 */
export function blockingTime(traceEvents: readonly TraceEvent[]): number {
  const mark = traceEvents.findLast(({ name }) => name.startsWith(endMark))
  if (!mark) throw new Error('The trace holds no mark of the page')
  const begin = mark.ts - Number(mark.name.slice(endMark.length)) * 1000
  return traceEvents
    .filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid)
    .filter(({ name, ph, ts }) => ph === 'X' && name.endsWith('RunTask') && ts >= begin)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - longestMs), 0)
}
