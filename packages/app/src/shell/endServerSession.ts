import { sessionsEndpoints } from '@sluice/api'

import { store } from '../config/store.ts'

/** Ends a session on the server, so that its token is of no use to anybody. The browser has forgotten it by now. */
export function endServerSession(token: string): void {
  void store.dispatch(sessionsEndpoints.logOut.initiate({ token }, { track: false }))
}
