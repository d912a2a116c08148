/**
 * Why a sign-in with Google failed before any call of our own. `unseen`: the popup is closed, or the browser isolates it
 * from this page, which look the same from here.
 */
export type GoogleFailure =
  | 'blocked'
  | 'closed'
  | 'unseen'
  | 'cancelled'
  | 'unreachable'
  | 'refused'
  | 'invalid'
  | 'late'

const messages: Record<GoogleFailure, string> = {
  blocked: 'Your browser blocked the Google window. Allow pop-ups for this page, then try again.',
  closed: 'The Google window was closed before you signed in. Please try again.',
  unseen:
    'The Google window is closed or hidden behind this one. Continue there, or try again here.',
  cancelled: 'You cancelled the sign-in with Google.',
  unreachable: 'Google can’t be reached right now. Please try again in a moment.',
  refused: 'Google refused the sign-in. Please try again.',
  invalid: 'Google’s response is not valid for this sign-in. Please try again.',
  late: 'Google did not respond in time. Please try again.',
}

/** The message for the merchant. */
export function googleErrorMessage(failure: GoogleFailure): string {
  return messages[failure]
}
