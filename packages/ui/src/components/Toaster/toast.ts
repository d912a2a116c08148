import { toast as send } from 'react-hot-toast/headless'

/** How long a toast stays, in ms; one that says that something is on its way stays until it is dismissed. */
export const toastDurations = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
} as const

interface ToastOptions {
  /** A toast with the id of one that is shown takes its place: "Saving…" becomes "Saved". */
  id?: string
}

/** Says in passing what has happened. Each call answers with the toast's id; at most 20 are kept, the oldest go first. */
export const toast = {
  /** News without a colour, for 4 s. */
  show: (message: string, options?: ToastOptions) =>
    send(message, { duration: toastDurations.blank, ...options }),
  /** What has worked, for 2 s. */
  success: (message: string, options?: ToastOptions) =>
    send.success(message, { duration: toastDurations.success, ...options }),
  /** What has failed, for 4 s; interrupts a screen reader. */
  error: (message: string, options?: ToastOptions) =>
    send.error(message, { duration: toastDurations.error, ...options }),
  /** What is on its way, until dismissed or replaced. */
  loading: (message: string, options?: ToastOptions) =>
    send.loading(message, { duration: toastDurations.loading, ...options }),
  /** Takes away one toast, or all of them. */
  dismiss: (id?: string) => send.dismiss(id),
}
