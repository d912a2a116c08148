import { toast as send } from 'react-hot-toast/headless'

/** How long toasts stay, in milliseconds. A loading toast stays until it is dismissed or replaced. */
export const toastDurations = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
} as const

interface ToastOptions {
  /** Replaces the toast with the same ID: "Saving…" becomes "Saved". */
  id?: string
}

/** The error messages that may still be shown. */
const failures = new Set<string>()

function clearFailures(): void {
  for (const id of failures) send.dismiss(id)
  failures.clear()
}

/** Shows short messages. Each call returns the ID of its toast. At most 20 are shown, then the oldest is removed. */
export const toast = {
  /** A neutral message, for 4 s. */
  show: (message: string, options?: ToastOptions) =>
    send(message, { duration: toastDurations.blank, ...options }),
  /** A success message, for 2 s. Older error messages disappear, since they no longer apply. */
  success: (message: string, options?: ToastOptions) => {
    clearFailures()
    return send.success(message, { duration: toastDurations.success, ...options })
  },
  /** An error message, for 4 s. Announced immediately. */
  error: (message: string, options?: ToastOptions) => {
    const id = send.error(message, { duration: toastDurations.error, ...options })
    failures.add(id)
    return id
  },
  /** A message with a spinner, until dismissed or replaced. */
  loading: (message: string, options?: ToastOptions) =>
    send.loading(message, { duration: toastDurations.loading, ...options }),
  /** Dismisses one toast, or all of them. */
  dismiss: (id?: string) => send.dismiss(id),
}
