import type { Translate } from '../../messages/MessageKey.ts'
import type { PasskeyFailure } from './webAuthn.ts'

/** What the browser's refusal means. */
export const passkeyMessages = (t: Translate): Record<PasskeyFailure, string> => ({
  cancelled: t('passkey.cancelled'),
  known: t('passkey.known'),
  failed: t('passkey.failed'),
})
