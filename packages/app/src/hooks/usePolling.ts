import { useOnline } from './useOnline.ts'

/** Query options that repeat a read every so many milliseconds while the page is in view and the browser is online. */
export function usePolling(intervalMs: number) {
  return {
    pollingInterval: useOnline() ? intervalMs : 0,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  }
}
