import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { googleTiming } from '../../config/google.ts'
import { watchPopup } from './popup.ts'

const { lookMs, sureMs, answerMs } = googleTiming

/** What the opener can see of a popup. */
interface Seen {
  closed: boolean
  href: string | undefined
}

function open(): { popup: Window; seen: Seen } {
  const seen: Seen = { closed: false, href: 'about:blank' }
  const location = {
    get href() {
      if (seen.href === undefined) throw new DOMException('Blocked', 'SecurityError')
      return seen.href
    },
  }
  const popup: Window = Object.create(null, {
    closed: { get: () => seen.closed },
    location: { value: location },
  })
  return { popup, seen }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function watching() {
  const { popup, seen } = open()
  const told: string[] = []
  return { seen, told, watch: watchPopup(popup, (how) => told.push(how)) }
}

test('a popup closed while empty', () => {
  const { seen, told } = watching()
  seen.closed = true
  vi.advanceTimersByTime(lookMs + answerMs)
  expect(told).toEqual(['closed'])
})

test.each([undefined, 'https://pay.example/sandbox/google'])(
  'a popup closed after it showed a page (%s)',
  (href) => {
    const { seen, told, watch } = watching()
    watch.hasLeft()
    seen.href = href
    vi.advanceTimersByTime(sureMs)
    seen.closed = true
    vi.advanceTimersByTime(lookMs + answerMs)
    expect(told).toEqual(['closed'])
    vi.advanceTimersByTime(60_000)
    expect(told).toHaveLength(1)
  },
)

test('an isolated popup is reported only when the user returns to the page', () => {
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  const { seen, told, watch } = watching()
  watch.hasLeft()
  seen.closed = true
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([])
  focus.mockReturnValue(true)
  vi.advanceTimersByTime(lookMs + answerMs)
  expect(told).toEqual(['unseen'])
})

test('a popup that briefly seems to show a page while it is being isolated is not reported as closed', () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const { seen, told, watch } = watching()
  watch.hasLeft()
  seen.href = undefined
  vi.advanceTimersByTime(sureMs - lookMs)
  seen.closed = true
  vi.advanceTimersByTime(lookMs + answerMs)
  expect(told).toEqual(['unseen'])
})

test('a popup that closes after its response is not reported', () => {
  const { seen, told, watch } = watching()
  seen.closed = true
  vi.advanceTimersByTime(lookMs)
  watch.stop()
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([])
})
