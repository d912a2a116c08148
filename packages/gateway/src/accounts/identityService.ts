import type { LoginRequest, RegisterWithGoogleRequest } from '@sluice/api/contract'

import { recordAudit } from '../audit/auditService.ts'
import type { Uses } from '../context.ts'
import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { Failure } from '../errors/Failure.ts'
import { uuidv7 } from '../security/random.ts'
import { lockCheckedAccount } from './accountLock.ts'
import { insertIdentityTokenUse } from './tokenRepository.ts'
import type { VerifiedIdentity } from './identityVerifier.ts'
import { startSession } from './sessionService.ts'
import { requireCode } from './totp.ts'
import { changeUser, findUserByEmail, findUserByIdentity, insertUser } from './userRepository.ts'
import type { UserRow } from './userRepository.ts'

/** The identity in a valid token that matches the request; otherwise null. D26. */
async function verifyIdentity(
  context: Uses<'identity'>,
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
 * Records the use of a token. False if it was used for this purpose before. Identifies the token by its nonce, since the
 * same token can be encoded in several ways.
 */
async function useOnce(
  context: Uses<'vault'>,
  tx: Tx,
  purpose: 'login' | 'register' | 'confirm',
  { issuer, subject, nonce, expires_at }: VerifiedIdentity,
): Promise<boolean> {
  return insertIdentityTokenUse(tx, {
    use_hash: context.vault.hash(`identity ${purpose}`, JSON.stringify([issuer, subject, nonce])),
    expires_at,
  })
}

/**
 * The merchant with this identity. Links an account with the same email if the email is verified; an unverified account
 * may belong to someone else who knows its password. Fails with `user_not_found` or `user_not_verified`.
 */
async function findOrLinkUser(tx: Tx, identity: VerifiedIdentity): Promise<UserRow> {
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

/** The account that an identity would log in to; null if there is none. */
async function findAccount(db: Reader, identity: VerifiedIdentity): Promise<UserRow | null> {
  const known = await findUserByIdentity(db, identity.issuer, identity.subject)
  return known ?? findUserByEmail(db, identity.email)
}

/**
 * Logs in with an identity token and returns a session token; null if the identity token is invalid or was used to log in
 * before. A failure rolls back the use, so the same token can register and then log in. Fails with `user_not_found`,
 * `user_not_verified`, and as `requireCode` does.
 */
export async function logInByIdentity(
  context: Uses<
    | 'settings'
    | 'database'
    | 'vault'
    | 'identity'
    | 'sessionTokens'
    | 'publicUrl'
    | 'now'
    | 'origin'
  >,
  request: LoginRequest,
  identityToken: string,
): Promise<string | null> {
  const identity = await verifyIdentity(context, identityToken, request)
  if (!identity) return null
  const account = await findAccount(context.database.db, identity)
  if (account) await requireCode(context, account, request.code)
  return context.database.unitOfWork(async (unit) => {
    const isUnchanged = account && (await lockCheckedAccount(unit.tx, account))
    const first = await useOnce(context, unit.tx, 'login', identity)
    if (!first) return null
    const user = await findOrLinkUser(unit.tx, identity)
    if (!isUnchanged || user.id !== account.id) throw new Failure('user_not_found')
    return startSession(context, unit, user.id)
  })
}

/** Whether a token belongs to the merchant's own identity, and was not used to confirm something before. */
export async function confirmByIdentity(
  context: Uses<'database' | 'vault' | 'identity'>,
  { identity_issuer: issuer, identity_subject: subject }: UserRow,
  identityToken: string,
): Promise<boolean> {
  const identity = await context.identity.verify(identityToken)
  if (!identity || identity.issuer !== issuer || identity.subject !== subject) return false
  return context.database.unitOfWork(({ tx }) => useOnce(context, tx, 'confirm', identity))
}

/** Creates an account without a password. Fails with `identity_token_invalid` or `email_taken`. */
export async function registerByIdentity(
  context: Uses<'database' | 'vault' | 'identity' | 'now' | 'origin'>,
  request: RegisterWithGoogleRequest,
  identityToken: string | undefined,
): Promise<void> {
  const identity = identityToken ? await verifyIdentity(context, identityToken, request) : null
  if (!identity) throw new Failure('identity_token_invalid')
  const now = context.now()
  await context.database.unitOfWork(async ({ tx }) => {
    const first = await useOnce(context, tx, 'register', identity)
    if (!first) throw new Failure('identity_token_invalid')
    const id = uuidv7(now)
    const inserted = await insertUser(tx, {
      id,
      email: request.email,
      full_name: request.full_name,
      identity_issuer: identity.issuer,
      identity_subject: identity.subject,
      email_verified_at: now,
      created_at: now,
    })
    if (!inserted) throw new Failure('email_taken')
    await recordAudit(context, tx, { user_id: id, action: 'account_created' })
  })
}
