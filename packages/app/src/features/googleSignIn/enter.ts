import type { ApiFailure, GoogleRegistration } from '@sluice/api'
import { limits, messages } from '@sluice/api/contract'

import type { GoogleAccount } from './GoogleAccount.ts'

/** Somebody at Google with an address. */
export type AccountWithEmail = GoogleAccount & { email: string }

/** What is asked of the product. Neither call rejects. */
export interface GoogleCalls {
  logIn: (account: AccountWithEmail) => Promise<ApiFailure | undefined>
  register: (
    account: AccountWithEmail,
    fullName: string,
  ) => Promise<ApiFailure | GoogleRegistration>
}

export interface EnterOptions {
  calls: GoogleCalls
  purpose: 'logIn' | 'signUp'
  /** Nobody is known by this account yet, and registering begins. */
  onUnknown: () => void
}

const missingEmail = {
  logIn: 'No email found in Google account.',
  signUp: 'Cannot register: Missing email.',
} as const

/** What a failed log-in through Google says. Specification, section 8. */
function logInWords(failure: ApiFailure): string {
  if (failure.kind !== 'http' || !failure.message) return 'Login failed'
  if (failure.message !== messages.userNotVerified) return failure.message
  // Somebody has registered with this address and never proved that it is theirs.
  return `${failure.message} Prove that the address is yours with “Forgot password?” on the log-in page, then try again.`
}

function fullNameOf({ name, email }: AccountWithEmail): string {
  const text = name?.trim() || email
  return Array.from(text).slice(0, limits.nameMax).join('')
}

/**
 * Logs in, and registers first whoever is not known yet: specification, sections 4 and 8. Answers with what went wrong,
 * in words, if anything did.
 */
export async function enter(
  account: GoogleAccount,
  { calls, purpose, onUnknown }: EnterOptions,
): Promise<string | undefined> {
  const { email } = account
  if (!email) return missingEmail[purpose]
  if (account.email_verified === false) {
    return 'Google has not verified the e-mail address of this account. Verify it there, then try again.'
  }
  const known = { ...account, email }
  const failure = await calls.logIn(known)
  if (!failure) return undefined
  if (failure.kind !== 'http' || failure.status !== 404) return logInWords(failure)

  onUnknown()
  const registration = await calls.register(known, fullNameOf(known))
  if ('kind' in registration) return 'Something went wrong during registration'
  if (registration.outcome === 'refused') return 'Verification failed. Please try again.'
  const again = await calls.logIn(known)
  return again && logInWords(again)
}
