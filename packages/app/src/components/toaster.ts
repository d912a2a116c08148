/** A module of its own, so that only the toasts are loaded lazily and not the whole of `@sluice/ui`. */
export { toast, Toaster } from '@sluice/ui'
