import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the browser is online, as far as it knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/** Query options that poll at this interval (in milliseconds) while the page is visible and the browser is online. */
export function usePolling(intervalMs: number) {
  return {
    pollingInterval: useOnline() ? intervalMs : 0,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  }
}
