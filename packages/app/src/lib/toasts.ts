import type * as toasterModule from './toaster.ts'

/** `success` stays for 2 s, `error` and news without a tone (`show`) for 4 s; hovering or focusing holds them. Specification, section 9. */
export type ToastTone = 'success' | 'error' | 'show'

let wanted = false
const listeners = new Set<() => void>()
let toaster: Promise<typeof toasterModule> | undefined

/** Shows a message above the page. The toasts' code is fetched with the first of them. */
export function showToast(tone: ToastTone, words: string): void {
  wanted = true
  for (const listener of listeners) listener()
  // Without a network there may be no toasts either; what matters is said beside the control as well.
  // Fetched once: of two fetches side by side the later may end first, and its message with it.
  toaster ??= import('./toaster.ts')
  toaster.then(
    ({ toast }) => toast[tone](words),
    () => {
      toaster = undefined
    },
  )
}

/** For the outlet: whether any toast has been wanted yet, and a call when one is. */
export const firstToast = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  isWanted: () => wanted,
}
