import { useSyncExternalStore } from 'react'

import { session } from './session.ts'

const nobody = () => false

/** Whether somebody is signed in, now and with every change. While prerendering and hydrating nobody is. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(session.subscribe, session.isSignedIn, nobody)
}
