'use client'

import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a function with a stable identity that always calls the latest callback, so that memoized children do not re-render. */
export function useEventCallback<Args extends unknown[]>(
  callback: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current?.(...args), [])
}
