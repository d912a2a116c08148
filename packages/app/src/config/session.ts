import type { HttpFailure } from '@sluice/api'
import { createSession, type SessionEnd } from '@sluice/api/session'

import type { Translate } from '../messages/MessageKey.ts'

/** The session of the merchant signed in to this browser. */
export const session = createSession()

let lastEnd: SessionEnd | undefined

session.subscribe((event) => {
  lastEnd = event.type === 'ended' ? event.reason : undefined
})

/** Whether the last session expired, so that log in returns to the same page. */
export function wasCutOff(): boolean {
  return lastEnd === 'unauthorized' || lastEnd === 'expired'
}

/** Whether the merchant logged out, in this tab or another. */
export function wasSignedOut(): boolean {
  return lastEnd === 'signedOut' || lastEnd === 'elsewhere'
}

/**
 * What to tell after a log-in that the server accepted: nothing, unless this browser has not kept the session. Worded as a refusal
 * of the server, so that every form shows it.
 */
export function sessionFailure(t: Translate): HttpFailure | undefined {
  if (session.isSignedIn()) return undefined
  return { kind: 'http', status: 200, message: t('session.notKept') }
}
