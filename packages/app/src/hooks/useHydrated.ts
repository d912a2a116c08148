import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page may show what only the browser knows. Not while it is the same as the HTML that was served. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
