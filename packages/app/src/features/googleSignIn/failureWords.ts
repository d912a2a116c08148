/**
 * How a sign-in at Google can fail before the product is asked anything. `unseen`: the window is closed, or a browser's
 * protection has cut it off from this page, which looks the same from here.
 */
export type GoogleFailure =
  | 'blocked'
  | 'closed'
  | 'unseen'
  | 'cancelled'
  | 'unreachable'
  | 'refused'
  | 'notOurs'
  | 'late'

const words: Record<GoogleFailure, string> = {
  blocked:
    'Your browser blocked Google’s window. Allow pop-ups for this page, then continue with Google.',
  closed: 'Google’s window was closed before it answered. Please try again.',
  unseen: 'Google’s window is closed, or open behind this one. Go on there, or try again here.',
  cancelled: 'You cancelled at Google, and nothing has changed.',
  unreachable: 'Google can’t be reached right now. Please try again in a moment.',
  refused: 'Google refused the sign-in. Please try again.',
  notOurs: 'Google’s answer does not belong to this sign-in. Please try again.',
  late: 'Google did not answer in time. Please try again.',
}

/** What the merchant reads. */
export function failureWords(failure: GoogleFailure): string {
  return words[failure]
}
