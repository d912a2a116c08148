import { toast } from 'react-hot-toast/headless'

/** Removes all toasts at once, for stories: a dismissed toast stays for a second. */
export function removeToasts(): void {
  toast.remove()
}
