import { createSession, type SessionEnd } from '@sluice/api/session'

/** Who is signed in, in this browser. The one session of the app. */
export const session = createSession()

let lastEnd: SessionEnd | undefined

session.subscribe((event) => {
  lastEnd = event.type === 'ended' ? event.reason : undefined
})

/** Whether the last session ended against the merchant's will, who then wants to return to where they were. */
export function wasCutOff(): boolean {
  return lastEnd === 'unauthorized' || lastEnd === 'expired'
}

/** Whether the merchant, here or in another tab, asked for the session to end. */
export function wasSignedOut(): boolean {
  return lastEnd === 'signedOut' || lastEnd === 'elsewhere'
}
