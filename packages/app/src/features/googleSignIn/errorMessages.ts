import type { Translate } from '../../messages/MessageKey.ts'

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

const messages = (t: Translate): Record<GoogleFailure, string> => ({
  blocked: t('googleSignIn.browserBlockedGoogleWindow'),
  closed: t('googleSignIn.googleWindowClosedBefore'),
  unseen: t('googleSignIn.googleWindowClosedOr'),
  cancelled: t('googleSignIn.cancelledSignGoogle'),
  unreachable: t('googleSignIn.googleCantReachedRight'),
  refused: t('googleSignIn.googleRefusedSignPlease'),
  invalid: t('googleSignIn.googlesResponseNotValid'),
  late: t('googleSignIn.googleDidNotRespond'),
})

/** The message for the merchant. */
export function googleErrorMessage(failure: GoogleFailure, t: Translate): string {
  return messages(t)[failure]
}
