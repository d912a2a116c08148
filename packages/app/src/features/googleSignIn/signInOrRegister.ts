import type { ApiFailure, GoogleRegistration } from '@sluice/api'
import { limits } from '@sluice/api/contract'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import type { Translate } from '../../messages/MessageKey.ts'
import type { GoogleAccount } from './requestIdToken.ts'

/** A Google account with an email. */
export type AccountWithEmail = GoogleAccount & { email: string }

/** The two calls, which never reject. */
export interface GoogleCalls {
  logIn: (account: AccountWithEmail) => Promise<ApiFailure | undefined>
  register: (
    account: AccountWithEmail,
    fullName: string,
  ) => Promise<ApiFailure | GoogleRegistration>
}

export interface SignInOptions {
  t: Translate
  calls: GoogleCalls
  purpose: 'logIn' | 'signUp'
  /** The account is unknown and is about to be registered. */
  onUnknown: () => void
}

const missingEmail = (t: Translate) =>
  ({
    logIn: t('googleSignIn.noEmailFoundGoogle'),
    signUp: t('googleSignIn.cannotRegisterMissingEmail'),
  }) as const

function fullNameOf({ name, email }: AccountWithEmail): string {
  const text = name?.trim() || email
  return Array.from(text).slice(0, limits.nameMax).join('')
}

/**
 * Logs in with a Google account, and registers an unknown one first. Specification, sections 4 and 8. Returns the error
 * message, if any.
 */
export async function signInOrRegister(
  account: GoogleAccount,
  { t, calls, purpose, onUnknown }: SignInOptions,
): Promise<string | undefined> {
  const { email } = account
  if (!email) return missingEmail(t)[purpose]
  if (account.email_verified === false) {
    return t('googleSignIn.googleNotVerifiedEmail')
  }
  const known = { ...account, email }
  const failure = await calls.logIn(known)
  if (!failure) return undefined
  if (failure.kind !== 'http' || failure.status !== 404)
    return failureMessage(failure, 'googleLogIn', t)

  onUnknown()
  const registration = await calls.register(known, fullNameOf(known))
  if ('kind' in registration) return failureMessage(registration, 'googleRegistration', t)
  if (registration.outcome === 'refused') return t('googleSignIn.verificationFailedPleaseTry')
  const again = await calls.logIn(known)
  return again && failureMessage(again, 'googleLogIn', t)
}
