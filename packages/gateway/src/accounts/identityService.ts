import type { LoginRequest, RegisterWithGoogleRequest } from '@sluice/api/contract'

import type { GatewayContext } from '../context.ts'
import type { Queryable } from '../database/Database.ts'
import { Failure } from '../errors/Failure.ts'
import { uuidv7 } from '../security/uuidv7.ts'
import { insertIdentityTokenUse } from './identityRepository.ts'
import type { VerifiedIdentity } from './IdentityVerifier.ts'
import { beginSession } from './sessions.ts'
import { changeUser, findUserByEmail, findUserByIdentity, insertUser } from './userRepository.ts'
import type { UserRow } from './userRepository.ts'

/** The identity behind a token, if it is genuine and says what the request says; null otherwise. Decision 26. */
async function proveIdentity(
  context: GatewayContext,
  token: string,
  request: { email: string; password: string },
): Promise<VerifiedIdentity | null> {
  const identity = await context.identity.verify(token)
  if (!identity) return null
  if (identity.subject !== request.password) return null
  if (identity.email.toLowerCase() !== request.email.toLowerCase()) return null
  return identity
}

/**
 * Notes that a token was used for a purpose; false when it had been before. A token is known by the sign-in that it was
 * made for and not by its letters, since the same one can be written in several ways.
 */
async function useOnce(
  context: GatewayContext,
  tx: Queryable,
  purpose: 'login' | 'register',
  { issuer, subject, nonce, expires_at }: VerifiedIdentity,
): Promise<boolean> {
  return insertIdentityTokenUse(tx, {
    use_hash: context.vault.hash(`identity ${purpose}`, JSON.stringify([issuer, subject, nonce])),
    expires_at,
  })
}

/**
 * The merchant with this identity. An account with the same e-mail becomes theirs too, where both the provider and the
 * account's own verification vouch for the address; an unverified one may be somebody else's, who still knows its
 * password. Fails with `user_not_found`, or for such an account with `user_not_verified`.
 */
async function openAccount(tx: Queryable, identity: VerifiedIdentity): Promise<UserRow> {
  const known = await findUserByIdentity(tx, identity.issuer, identity.subject)
  if (known) return known
  const user = await findUserByEmail(tx, identity.email)
  if (!user || user.identity_subject) throw new Failure('user_not_found')
  if (!user.email_verified_at) throw new Failure('user_not_verified')
  await changeUser(tx, user.id, {
    identity_issuer: identity.issuer,
    identity_subject: identity.subject,
  })
  return user
}

/**
 * Logs in with an identity token and gives the session's token; null where the identity token proves nothing, or has
 * logged in before. One that finds no account is not used up: it goes on to register, and then logs in. Fails with
 * `user_not_found` and `user_not_verified`.
 */
export async function logInByIdentity(
  context: GatewayContext,
  request: LoginRequest,
  identityToken: string,
): Promise<string | null> {
  const identity = await proveIdentity(context, identityToken, request)
  if (!identity) return null
  return context.database.transaction(async (tx) => {
    const first = await useOnce(context, tx, 'login', identity)
    if (!first) return null
    const user = await openAccount(tx, identity)
    return beginSession(context, tx, user.id)
  })
}

/** Creates an account without a password. Fails with `identity_token_invalid` or `email_taken`. */
export async function registerByIdentity(
  context: GatewayContext,
  request: RegisterWithGoogleRequest,
  identityToken: string | undefined,
): Promise<void> {
  const identity = identityToken ? await proveIdentity(context, identityToken, request) : null
  if (!identity) throw new Failure('identity_token_invalid')
  const now = context.now()
  await context.database.transaction(async (tx) => {
    const first = await useOnce(context, tx, 'register', identity)
    if (!first) throw new Failure('identity_token_invalid')
    const inserted = await insertUser(tx, {
      id: uuidv7(now),
      email: request.email,
      full_name: request.full_name,
      identity_issuer: identity.issuer,
      identity_subject: identity.subject,
      email_verified_at: now,
      created_at: now,
    })
    if (!inserted) throw new Failure('email_taken')
  })
}
