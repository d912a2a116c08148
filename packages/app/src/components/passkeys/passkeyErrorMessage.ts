import { toApiFailure } from '@sluice/api'
import { errors } from '@sluice/api/contract'

import { failureText } from '../forms/failureText.ts'

import type { PasskeyFailure } from './webAuthn.ts'

/** What the browser's refusal means. */
export const passkeyMessages: Record<PasskeyFailure, string> = {
  cancelled: 'No passkey was used: it was cancelled, or it took too long. Please try again.',
  known: 'This device has a passkey for your account already.',
  failed: 'Your browser could not use a passkey here. Continue another way.',
}

const known: ReadonlySet<string> = new Set([
  'passkey_invalid',
  'passkey_copied',
  'too_many_passkeys',
  'too_many_requests',
])

/** Why the server did not accept a passkey. */
export function passkeyErrorMessage(error: object): string {
  const failure = toApiFailure(error)
  const { code = '' } = failure.kind === 'http' ? failure : {}
  return (
    Object.entries(errors).find(([name]) => name === code && known.has(name))?.[1].message ??
    failureText(error, 'The passkey could not be checked. Please try again.')
  )
}
