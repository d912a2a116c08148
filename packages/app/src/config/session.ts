import { createPairing, createSession, type SessionEnd } from '@sluice/api/session'

/** The session of the merchant signed in to this browser. */
export const session = createSession()

/** Whose counter device this browser is. */
export const pairing = createPairing()

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
