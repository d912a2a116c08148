import type { RegisterWithGoogleRequest } from '@sluice/api/contract'

import type { GatewayContext } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { uuidv7 } from '../security/uuidv7.ts'
import { insertIdentityTokenUse } from './identityRepository.ts'
import type { VerifiedIdentity } from './IdentityVerifier.ts'
import { changeUser, findUserByEmail, findUserByIdentity, insertUser } from './userRepository.ts'
import type { UserRow } from './userRepository.ts'

/**
 * The identity behind a token, if it is genuine, says what the request says and is used for this purpose for the first
 * time; null otherwise. Decision 26.
 */
export async function acceptIdentity(
  context: GatewayContext,
  purpose: 'login' | 'register',
  token: string,
  request: { email: string; password: string },
): Promise<VerifiedIdentity | null> {
  const identity = await context.identity.verify(token)
  if (!identity) return null
  if (identity.subject !== request.password) return null
  if (identity.email.toLowerCase() !== request.email.toLowerCase()) return null
  const first = await insertIdentityTokenUse(context.database.db, {
    use_hash: context.vault.hash(`identity ${purpose}`, token),
    expires_at: identity.expires_at,
  })
  return first ? identity : null
}

/**
 * The merchant with this identity. An account with the same e-mail becomes theirs too, since the provider vouches for
 * the address; a password that nobody ever proved to belong to the address is dropped.
 */
export async function findIdentityUser(
  context: GatewayContext,
  identity: VerifiedIdentity,
): Promise<UserRow | null> {
  return context.database.transaction(async (tx) => {
    const known = await findUserByIdentity(tx, identity.issuer, identity.subject)
    if (known) return known
    const user = await findUserByEmail(tx, identity.email)
    if (!user || user.identity_subject) return null
    await changeUser(tx, user.id, {
      identity_issuer: identity.issuer,
      identity_subject: identity.subject,
      ...(user.email_verified_at ? {} : { email_verified_at: context.now(), password_hash: null }),
    })
    return user
  })
}

/** Creates an account without a password. Fails with `identity_token_invalid` or `email_taken`. */
export async function registerIdentity(
  context: GatewayContext,
  request: RegisterWithGoogleRequest,
  identityToken: string | undefined,
): Promise<void> {
  const identity = identityToken
    ? await acceptIdentity(context, 'register', identityToken, request)
    : null
  if (!identity) throw new Failure('identity_token_invalid')
  const now = context.now()
  const inserted = await context.database.transaction((tx) =>
    insertUser(tx, {
      id: uuidv7(now),
      email: request.email,
      full_name: request.full_name,
      identity_issuer: identity.issuer,
      identity_subject: identity.subject,
      email_verified_at: now,
      created_at: now,
    }),
  )
  if (!inserted) throw new Failure('email_taken')
}
