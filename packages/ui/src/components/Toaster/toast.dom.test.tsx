import { act, renderHook } from '@testing-library/react'
import { useToasterStore } from 'react-hot-toast/headless'
import { expect, it } from 'vitest'

import { toast } from './toast.ts'

it.each([
  ['show', 4000],
  ['success', 2000],
  ['error', 4000],
  ['loading', Number.POSITIVE_INFINITY],
] as const)('%s stays for %i ms (specification, section 9)', (kind, duration) => {
  const { result } = renderHook(() => useToasterStore())
  act(() => {
    toast[kind](`a toast of ${kind}`)
  })
  const shown = result.current.toasts.find(({ message }) => message === `a toast of ${kind}`)
  expect(shown?.duration).toBe(duration)
})
