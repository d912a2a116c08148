import type { HttpFailure } from '@sluice/api'

import { session } from '../../config/session.ts'
import type { Translate } from '../../messages/MessageKey.ts'

/**
 * What to tell after a log-in that the server accepted: nothing, unless this browser has not kept the session. Worded as a refusal
 * of the server, so that every form shows it.
 */
export function sessionFailure(t: Translate): HttpFailure | undefined {
  if (session.isSignedIn()) return undefined
  return { kind: 'http', status: 200, message: t('session.notKept') }
}
