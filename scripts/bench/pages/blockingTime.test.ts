import { expect, test } from 'vitest'

import { blockingTime } from './blockingTime.ts'

const here = { pid: 1, tid: 1 }
const task = { ...here, name: 'ThreadControllerImpl::RunTask', ph: 'X' }

test('counts the processor’s time of long tasks, on the page’s own thread, from its beginning', () => {
  const traceEvents = [
    { ...task, ts: 5_000, tdur: 900_000 },
    { ...task, ts: 20_000, dur: 200_000, tdur: 80_000 },
    { ...task, ts: 31_000, dur: 70_000, tdur: 40_000 },
    { ...task, ts: 40_000, tdur: 51_000 },
    { ...task, tid: 2, ts: 50_000, tdur: 500_000 },
    { ...here, name: 'ended 42.5', ph: 'R', ts: 60_000 },
  ]
  expect(blockingTime(traceEvents)).toBe(31)
})

test('notices a trace without the page', () => {
  expect(() => blockingTime([])).toThrow('no mark')
})
