import { describe, expect, test } from 'vitest'

import { readRetryAfter, retryDelay, wait } from './retry.ts'

const least = () => 0
const most = () => 1

describe('retryDelay', () => {
  test('doubles up to eight seconds, with jitter', () => {
    expect([0, 1, 2, 3, 4, 9].map((retries) => retryDelay(retries, 0, most))).toEqual([
      500, 1_000, 2_000, 4_000, 8_000, 8_000,
    ])
    expect([0, 9].map((retries) => retryDelay(retries, 0, least))).toEqual([250, 4_000])
  })

  test('is at least what the gateway asks for, up to a minute', () => {
    expect(retryDelay(0, 3_000)).toBe(3_000)
    expect(retryDelay(0, 60_000)).toBe(60_000)
    expect(retryDelay(0, 60_001)).toBeNull()
  })
})

test('Retry-After is in seconds or a date', () => {
  const now = Date.parse('2026-11-20T05:12:00Z')
  expect(readRetryAfter('7', now)).toBe(7_000)
  expect(readRetryAfter('Fri, 20 Nov 2026 05:12:30 GMT', now)).toBe(30_000)
  expect(readRetryAfter('Fri, 20 Nov 2026 05:11:30 GMT', now)).toBe(0)
  for (const header of [null, '', 'soon', '-1']) expect(readRetryAfter(header, now)).toBeUndefined()
})

test('a wait ends when its signal is aborted', async () => {
  const reason = new Error('enough')
  await expect(wait(60_000, AbortSignal.abort(reason))).rejects.toBe(reason)
  const controller = new AbortController()
  const waiting = wait(60_000, controller.signal)
  controller.abort(reason)
  await expect(waiting).rejects.toBe(reason)
})
