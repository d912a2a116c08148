import { setTimeout } from 'node:timers/promises'

import type { RegisterRequest, Security, User } from '@sluice/api/contract'

import { recordAudit } from '../audit/auditService.ts'
import type { GatewayContext } from '../context.ts'
import type { Queryable } from '../database/Database.ts'
import { Failure } from '../errors/Failure.ts'
import { resetMail, verificationMail } from '../mail/mails.ts'
import { queueMail } from '../mail/mailService.ts'
import { consume, trustAddress } from '../rateLimits/rateLimiter.ts'
import { uuidv7 } from '../security/random.ts'
import { reportChange, reportSecurityChange } from './accountChange.ts'
import { cancelLinkTokens } from './tokenRepository.ts'
import { findLinkOwner, issueLinkToken, redeemLinkToken } from './linkTokens.ts'
import { readPendingEmail } from './emailChange.ts'
import { listPasskeys } from './passkeys.ts'
import { checkNewPassword } from './passwords.ts'
import { readTotp } from './totp.ts'
import { deleteSessions } from './sessionRepository.ts'
import {
  changeUser,
  findMerchantRecord,
  findUser,
  findUserByEmail,
  insertUser,
} from './userRepository.ts'
import type { UserRow } from './userRepository.ts'

/** Creates an unverified account and mails a verification link. Fails with `email_taken`. */
export async function registerMerchant(
  context: GatewayContext,
  request: RegisterRequest,
  address: string,
): Promise<void> {
  await consume(context, 'registerByAddress', address)
  checkNewPassword('password', request.password, { ...request, business_name: null })
  const passwordHash = await context.passwords.hash(request.password)
  const now = context.now()
  const id = uuidv7(now)
  await context.database.transaction(async (tx) => {
    const inserted = await insertUser(tx, {
      id,
      email: request.email,
      full_name: request.full_name,
      password_hash: passwordHash,
      created_at: now,
    })
    if (!inserted) throw new Failure('email_taken')
    await recordAudit(context, tx, { user_id: id, action: 'account_created' })
    const token = await issueLinkToken(context, tx, id, 'verify_email')
    await queueMail(context, tx, verificationMail(context.publicUrl(), request, token))
  })
  context.wake('mail')
}

/** Creates a verified account directly, for the sandbox's demo and for tests. False if the email is taken. */
export function addVerifiedMerchant(
  tx: Queryable,
  merchant: Pick<UserRow, 'id' | 'email' | 'full_name' | 'created_at'> & Partial<UserRow>,
): Promise<boolean> {
  return insertUser(tx, { ...merchant, email_verified_at: merchant.created_at })
}

/** Only invalid tokens count toward the limit, so a valid one always works. */
export async function rejectToken(context: GatewayContext, address: string): Promise<never> {
  await consume(context, 'tokenByAddress', address)
  throw new Failure('token_invalid')
}

/** Verifies the email that the link was sent to. Fails with `token_invalid`. */
export async function verifyMerchant(
  context: GatewayContext,
  token: string,
  address: string,
): Promise<void> {
  const isVerified = await context.database.transaction(async (tx) => {
    const userId = await redeemLinkToken(context, tx, token, 'verify_email')
    if (!userId) return false
    await changeUser(tx, userId, { email_verified_at: context.now() })
    await recordAudit(context, tx, { user_id: userId, action: 'email_verified' })
    return true
  })
  if (!isVerified) await rejectToken(context, address)
}

/** Minimum duration, so that the response time does not reveal whether an account exists. */
const mailRequestMs = 150

/** Mails a reset link if the account exists. Takes the same time if not. */
export async function requestPasswordReset(
  context: GatewayContext,
  email: string,
  address: string,
): Promise<void> {
  await consume(context, 'forgotByAddress', address)
  await consume(context, 'forgotByAccount', email)
  const work = context.database.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user) return
    await cancelLinkTokens(tx, user.id, 'reset_password', context.now())
    const token = await issueLinkToken(context, tx, user.id, 'reset_password')
    await queueMail(context, tx, resetMail(context.publicUrl(), user, token))
  })
  await Promise.all([work, setTimeout(mailRequestMs)])
  context.wake('mail')
}

/** Mails another verification link if the account waits for one. Takes the same time if not. */
export async function resendVerification(
  context: GatewayContext,
  email: string,
  address: string,
): Promise<void> {
  await consume(context, 'forgotByAddress', address)
  await consume(context, 'verifyByAccount', email)
  const work = context.database.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user || user.email_verified_at) return
    const token = await issueLinkToken(context, tx, user.id, 'verify_email')
    await queueMail(context, tx, verificationMail(context.publicUrl(), user, token))
  })
  await Promise.all([work, setTimeout(mailRequestMs)])
  context.wake('mail')
}

/**
 * Sets a new password and ends all sessions. Also verifies the email, since the link was sent there. Fails with
 * `token_invalid`. A rejected password does not use up the token.
 */
export async function resetMerchantPassword(
  context: GatewayContext,
  request: { token: string; new_password: string },
  address: string,
): Promise<void> {
  // Checked first, because hashing for invented tokens would be too expensive.
  const id = await findLinkOwner(context, request.token, 'reset_password')
  const merchant = id && (await findMerchantRecord(context.database.db, id, context.now()))
  if (!merchant) return rejectToken(context, address)
  checkNewPassword('new_password', request.new_password, merchant)
  const passwordHash = await context.passwords.hash(request.new_password)
  const userId = await context.database.transaction(async (tx) => {
    const owner = await redeemLinkToken(context, tx, request.token, 'reset_password')
    if (!owner) return null
    const now = context.now()
    await changeUser(tx, owner, { password_hash: passwordHash, email_verified_at: now })
    await cancelLinkTokens(tx, owner, 'verify_email', now)
    await deleteSessions(tx, owner)
    await reportChange(context, tx, {
      user_id: owner,
      action: 'password_reset',
    })
    return owner
  })
  if (!userId) return rejectToken(context, address)
  await trustAddress(context, merchant.email, address)
}

/** The merchant's profile. Fails with `session_invalid` if the account no longer exists. */
export async function readMerchant(
  context: GatewayContext,
  userId: string,
  db: Queryable = context.database.db,
): Promise<User> {
  const record = await findMerchantRecord(db, userId, context.now())
  if (!record) throw new Failure('session_invalid')
  return {
    full_name: record.full_name,
    email: record.email,
    wallet_id: record.wallet_id,
    business_info: record.business_name ? { name: record.business_name } : null,
    total_earnings: record.total_earnings,
    webhook:
      record.webhook_id && record.webhook_url
        ? [{ webhook_id: record.webhook_id, webhook_url: record.webhook_url, expires_at: null }]
        : [],
  }
}

export async function renameMerchant(
  context: GatewayContext,
  userId: string,
  fullName: string,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    await changeUser(tx, userId, { full_name: fullName })
    const detail = { full_name: fullName }
    await recordAudit(context, tx, { user_id: userId, action: 'name_changed', detail })
  })
}

/** How the merchant logs in. Fails with `session_invalid` if the account no longer exists. */
export async function readSecurity(context: GatewayContext, userId: string): Promise<Security> {
  const user = await findUser(context.database.db, userId)
  if (!user) throw new Failure('session_invalid')
  return {
    has_password: user.password_hash !== null,
    passkeys: await listPasskeys(context, userId),
    ...(await readTotp(context, userId)),
    pending_email: await readPendingEmail(context, userId),
  }
}

/** Sets a new password, or the first one, and ends the merchant's other sessions. Fails with an invalid `new_password`. */
export async function changePassword(
  context: GatewayContext,
  { userId, sessionId }: { userId: string; sessionId: string },
  password: string,
): Promise<void> {
  const merchant = await findMerchantRecord(context.database.db, userId, context.now())
  if (!merchant) throw new Failure('session_invalid')
  checkNewPassword('new_password', password, merchant)
  const passwordHash = await context.passwords.hash(password)
  await context.database.transaction(async (tx) => {
    await changeUser(tx, userId, { password_hash: passwordHash })
    await cancelLinkTokens(tx, userId, 'reset_password', context.now())
    await deleteSessions(tx, userId, sessionId)
    await reportSecurityChange(context, tx, userId, { change: 'password_changed' })
  })
  context.wake('mail')
}
