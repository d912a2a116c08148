import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { poll } from './poll.ts'

const pace = { everyMs: 1000, atMostMs: 5000 }
let hidden = false
let stop = () => {}

function task(...answers: boolean[]) {
  return vi.fn<() => Promise<boolean>>(() => Promise.resolve(answers.shift() ?? true))
}

function setHidden(value: boolean) {
  hidden = value
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => {
  stop()
  hidden = false
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('looks at its pace, and no more when it is ended', async () => {
  const look = task()
  stop = poll(look, pace)
  await vi.advanceTimersByTimeAsync(999)
  expect(look).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2001)
  expect(look).toHaveBeenCalledTimes(3)
  stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(look).toHaveBeenCalledTimes(3)
})

test('waits twice as long after every failure, up to a bound, until it succeeds', async () => {
  const look = task(false, false, false, false, true)
  stop = poll(look, pace)
  const times: number[] = []
  for (let second = 1; second <= 20; second += 1) {
    const before = look.mock.calls.length
    await vi.advanceTimersByTimeAsync(1000)
    if (look.mock.calls.length > before) times.push(second)
  }
  expect(times.slice(0, 6)).toEqual([1, 3, 7, 12, 17, 18])
})

test('a task that throws has failed', async () => {
  const look = vi.fn<() => Promise<boolean>>(() => Promise.reject(new Error('no')))
  stop = poll(look, pace)
  await vi.advanceTimersByTimeAsync(3000)
  expect(look).toHaveBeenCalledTimes(2)
})

test('rests while the page is hidden, and looks at once when somebody comes back', async () => {
  const look = task()
  stop = poll(look, pace)
  setHidden(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(look).not.toHaveBeenCalled()
  setHidden(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(look).toHaveBeenCalledTimes(1)
})

test('rests without a network, and looks at once when it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const look = task()
  stop = poll(look, pace)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(look).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(look).toHaveBeenCalledTimes(1)
})

test('does not look again while it is still looking', async () => {
  const look = vi.fn<() => Promise<boolean>>(() => new Promise(() => {}))
  stop = poll(look, pace)
  await vi.advanceTimersByTimeAsync(10_000)
  setHidden(true)
  setHidden(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(look).toHaveBeenCalledTimes(1)
})
