import { useOnline } from './useOnline.ts'

/** Query options that poll at this interval (in milliseconds) while the page is visible and the browser is online. */
export function usePolling(intervalMs: number) {
  return {
    pollingInterval: useOnline() ? intervalMs : 0,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  }
}
