import { useSyncExternalStore } from 'react'

import { session } from '../config/session.ts'

const somebody = () => true
const nobody = () => false

/**
 * Whether somebody is signed in, now and with every change. `prerendered` is what stands in the HTML of the page that
 * asks: the app takes it over as it is, and catches up at once.
 */
export function useSignedIn(prerendered = false): boolean {
  return useSyncExternalStore(
    session.subscribe,
    session.isSignedIn,
    prerendered ? somebody : nobody,
  )
}
