/** A module of its own, so that only the Toaster is loaded lazily and not the whole of `@sluice/ui`. */
export { Toaster } from '@sluice/ui'
