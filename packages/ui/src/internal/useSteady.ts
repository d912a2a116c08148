import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that never changes and always calls the latest of those it was given: handing it to ten thousand rows redraws none of them. */
export function useSteady<Args extends unknown[]>(
  latest: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  const current = useRef(latest)
  useLayoutEffect(() => {
    current.current = latest
  })
  return useCallback((...args: Args) => current.current?.(...args), [])
}
