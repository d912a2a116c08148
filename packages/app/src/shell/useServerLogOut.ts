import { sessionsEndpoints } from '@sluice/api'
import { useEffect } from 'react'

import { session } from '../config/session.ts'
import { store } from '../config/store.ts'

/**
 * Once the merchant has logged out here, ends the session on the server too, so that its token is of no use to anybody.
 * Whether that works, nobody waits for.
 */
export function useServerLogOut(): void {
  useEffect(() => {
    let token = session.token()
    return session.subscribe((event) => {
      const isLogOut = event.type === 'ended' && event.reason === 'signedOut'
      if (isLogOut && token) {
        void store.dispatch(sessionsEndpoints.logOut.initiate({ token }, { track: false }))
      }
      token = session.token()
    })
  }, [])
}
