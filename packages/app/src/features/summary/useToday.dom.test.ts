import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { useToday } from './useToday.ts'

afterEach(() => void vi.useRealTimers())

test('changes at midnight in India', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-14T18:29:30Z') })
  const { result } = renderHook(useToday)
  expect(result.current).toBe('2026-11-14')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current).toBe('2026-11-15')
})
