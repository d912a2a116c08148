import { setTimeout } from 'node:timers/promises'

import type { RegisterRequest, User } from '@sluice/api/contract'

import type { GatewayContext } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { resetMail, verificationMail } from '../mail/mails.ts'
import { queueMail } from '../mail/queueMail.ts'
import { consume, trustAddress } from '../rateLimits/rateLimiter.ts'
import { uuidv7 } from '../security/uuidv7.ts'
import { cancelLinkTokens } from './linkTokenRepository.ts'
import { isRedeemable, issueLinkToken, redeemLinkToken } from './linkTokens.ts'
import { checkNewPassword } from './passwordRules.ts'
import { deleteSessions } from './sessionRepository.ts'
import { changeUser, findMerchantRecord, findUserByEmail, insertUser } from './userRepository.ts'

/** Creates an unverified account and mails the link that verifies it. Fails with `email_taken`. */
export async function registerMerchant(
  context: GatewayContext,
  request: RegisterRequest,
  address: string,
): Promise<void> {
  await consume(context, 'registerByAddress', address)
  checkNewPassword('password', request.password)
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
    const token = await issueLinkToken(context, tx, id, 'verify_email')
    await queueMail(context, tx, verificationMail(context.publicUrl(), request, token))
  })
  context.wake('mail')
}

/** Only wrong tokens count, so whoever has the right one always gets in. */
async function refuseToken(context: GatewayContext, address: string): Promise<never> {
  await consume(context, 'tokenByAddress', address)
  throw new Failure('token_invalid')
}

/** Confirms the address that the link was mailed to. Fails with `token_invalid`. */
export async function verifyMerchant(
  context: GatewayContext,
  token: string,
  address: string,
): Promise<void> {
  const isDone = await context.database.transaction(async (tx) => {
    const userId = await redeemLinkToken(context, tx, token, 'verify_email')
    if (!userId) return false
    await changeUser(tx, userId, { email_verified_at: context.now() })
    return true
  })
  if (!isDone) await refuseToken(context, address)
}

/** Longer than mailing takes, so that the time of an answer does not tell who has an account. */
const forgotMs = 150

/** Mails a reset link to a known address; does nothing for an unknown one, and takes as long. */
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
  await Promise.all([work, setTimeout(forgotMs)])
  context.wake('mail')
}

/**
 * Sets a new password and ends every session. Whoever holds the link reads the address's mail, so it counts as verified.
 * Fails with `token_invalid`; a refused password leaves the token good for another try.
 */
export async function resetMerchantPassword(
  context: GatewayContext,
  request: { token: string; new_password: string },
  address: string,
): Promise<void> {
  // A hash is too much work to do for a stranger who invents tokens.
  if (!(await isRedeemable(context, request.token, 'reset_password'))) {
    await refuseToken(context, address)
  }
  checkNewPassword('new_password', request.new_password)
  const passwordHash = await context.passwords.hash(request.new_password)
  const userId = await context.database.transaction(async (tx) => {
    const owner = await redeemLinkToken(context, tx, request.token, 'reset_password')
    if (!owner) return null
    const now = context.now()
    await changeUser(tx, owner, { password_hash: passwordHash, email_verified_at: now })
    await cancelLinkTokens(tx, owner, 'verify_email', now)
    await deleteSessions(tx, owner)
    return owner
  })
  const record = userId && (await findMerchantRecord(context.database.db, userId))
  if (!record) return refuseToken(context, address)
  await trustAddress(context, record.email, address)
}

/** The merchant as the dashboard shows them. Fails with `session_invalid` when the account is gone. */
export async function readMerchant(context: GatewayContext, userId: string): Promise<User> {
  const record = await findMerchantRecord(context.database.db, userId)
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

/** Changes the merchant's name. */
export async function renameMerchant(
  context: GatewayContext,
  userId: string,
  fullName: string,
): Promise<void> {
  await changeUser(context.database.db, userId, { full_name: fullName })
}

/** Changes where the merchant's earnings are paid out to. */
export async function changePayoutWallet(
  context: GatewayContext,
  userId: string,
  walletId: string,
): Promise<void> {
  await changeUser(context.database.db, userId, { wallet_id: walletId })
}
