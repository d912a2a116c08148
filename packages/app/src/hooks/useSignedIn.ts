import { useSyncExternalStore } from 'react'

import { session } from '../config/session.ts'

const somebody = () => true
const nobody = () => false

/**
 * Whether a merchant is signed in. `prerendered` is the value in the page's HTML, which the app uses for hydration before
 * it switches to the real one.
 */
export function useSignedIn(prerendered = false): boolean {
  return useSyncExternalStore(
    session.subscribe,
    session.isSignedIn,
    prerendered ? somebody : nobody,
  )
}
