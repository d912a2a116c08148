import type { HttpFailure } from '@sluice/api'
import { createSession, type SessionEnd } from '@sluice/api/session'

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

/** Worded as a refusal of the server, so that every form shows it. */
const notKept: HttpFailure = {
  kind: 'http',
  status: 200,
  message:
    'Your browser did not keep the log-in. Allow cookies for this site and check the clock of your device, then try again.',
}

/** What to tell after a log-in that the server accepted: nothing, unless this browser has not kept the session. */
export function sessionFailure(): HttpFailure | undefined {
  return session.isSignedIn() ? undefined : notKept
}
