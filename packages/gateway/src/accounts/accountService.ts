import { setTimeout } from 'node:timers/promises'

import { merchantLanguage, withUserAliases } from '@sluice/api/contract'
import type { MerchantId, RegisterRequest, Security, SessionId, User } from '@sluice/api/contract'

import { recordAudit } from '../audit/auditService.ts'
import type { Uses } from '../context.ts'
import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { Failure } from '../errors/Failure.ts'
import { resetMail, verificationMail } from '../mail/mails.ts'
import type { Recipient } from '../mail/mails.ts'
import { queueMail } from '../mail/mailService.ts'
import { consume, trustAddress } from '../rateLimits/rateLimiter.ts'
import { uuidv7 } from '../security/random.ts'
import { reportChange, reportSecurityChange } from './accountChange.ts'
import { lockCheckedAccount } from './accountLock.ts'
import { cancelLinkTokens } from './tokenRepository.ts'
import {
  findLinkOwner,
  hasVerified,
  issueLinkToken,
  redeemLinkToken,
  rejectToken,
} from './linkTokens.ts'
import { readPendingEmail } from './emailChange.ts'
import { listPasskeys } from './passkeys.ts'
import { checkNewPassword } from './passwords.ts'
import { readTotp } from './totp.ts'
import { deleteSessions } from './sessionRepository.ts'
import {
  changeLogin,
  changeUser,
  findMerchantRecord,
  findUser,
  findUserByEmail,
  insertUser,
} from './userRepository.ts'
import type { UserRow } from './userRepository.ts'

/** Creates an unverified account and mails a verification link. Fails with `email_taken`. */
export async function registerMerchant(
  context: Uses<'settings' | 'database' | 'vault' | 'passwords' | 'publicUrl' | 'now' | 'origin'>,
  request: RegisterRequest,
  address: string,
): Promise<void> {
  await consume(context, 'registerByAddress', address)
  checkNewPassword('password', request.password, { ...request, business_name: null })
  const passwordHash = await context.passwords.hash(request.password)
  const now = context.now()
  const id = uuidv7(now)
  const language = merchantLanguage(context.origin.language)
  await context.database.unitOfWork(async (unit) => {
    const inserted = await insertUser(unit.tx, {
      id,
      email: request.email,
      full_name: request.full_name,
      password_hash: passwordHash,
      language,
      created_at: now,
    })
    if (!inserted) throw new Failure('email_taken')
    await recordAudit(context, unit.tx, { user_id: id, action: 'account_created' })
    const token = await issueLinkToken(context, unit.tx, id, 'verify_email')
    const recipient = { ...request, language }
    await queueMail(context, unit, verificationMail(context.publicUrl(), recipient, token))
  })
}

/** Creates a verified account directly, for the sandbox's demo and for tests. False if the email is taken. */
export function addVerifiedMerchant(
  tx: Tx,
  merchant: Pick<UserRow, 'id' | 'email' | 'full_name' | 'created_at'> & Partial<UserRow>,
): Promise<boolean> {
  return insertUser(tx, { ...merchant, email_verified_at: merchant.created_at })
}

/** The wallets that a merchant has set, and the one that a signature has proven. */
export async function readWallets(db: Reader, id: MerchantId): Promise<string[]> {
  const user = await findUser(db, id)
  return [user?.payout_wallet, user?.second_wallet, user?.proven_wallet].filter(
    (wallet) => typeof wallet === 'string',
  )
}

/** Whom mails to a merchant go to; null if there is no such merchant. */
export function readRecipient(db: Reader, id: MerchantId): Promise<Recipient | null> {
  return findUser(db, id)
}

/** Verifies the email that the link was sent to, or finds that it has done so before. Fails with `token_invalid`. */
export async function verifyMerchant(
  context: Uses<'settings' | 'database' | 'vault' | 'now' | 'origin'>,
  token: string,
  address: string,
): Promise<'verified' | 'verified before'> {
  const result = await context.database.unitOfWork(async ({ tx }) => {
    const user = await redeemLinkToken(context, tx, token, 'verify_email')
    if (!user) return (await hasVerified(context, tx, token)) ? 'verified before' : null
    await changeUser(tx, user.id, { email_verified_at: context.now() })
    await recordAudit(context, tx, { user_id: user.id, action: 'email_verified' })
    return 'verified'
  })
  return result ?? rejectToken(context, address)
}

/** Minimum duration, so that the response time does not reveal whether an account exists. */
const mailRequestMs = 150

/** Mails a reset link if the account exists. Takes the same time if not. */
export async function requestPasswordReset(
  context: Uses<'settings' | 'database' | 'vault' | 'publicUrl' | 'now'>,
  email: string,
  address: string,
): Promise<void> {
  await consume(context, 'forgotByAddress', address)
  await consume(context, 'forgotByAccount', email)
  const work = context.database.unitOfWork(async (unit) => {
    const user = await findUserByEmail(unit.tx, email)
    if (!user || !(await lockCheckedAccount(unit.tx, user))) return
    await cancelLinkTokens(unit.tx, user.id, 'reset_password', context.now())
    const token = await issueLinkToken(context, unit.tx, user.id, 'reset_password')
    await queueMail(context, unit, resetMail(context.publicUrl(), user, token))
  })
  await Promise.all([work, setTimeout(mailRequestMs)])
}

/** Mails another verification link if the account waits for one. Takes the same time if not. */
export async function resendVerification(
  context: Uses<'settings' | 'database' | 'vault' | 'publicUrl' | 'now'>,
  email: string,
  address: string,
): Promise<void> {
  await consume(context, 'forgotByAddress', address)
  await consume(context, 'verifyByAccount', email)
  const work = context.database.unitOfWork(async (unit) => {
    const user = await findUserByEmail(unit.tx, email)
    if (!user || user.email_verified_at || !(await lockCheckedAccount(unit.tx, user))) return
    const token = await issueLinkToken(context, unit.tx, user.id, 'verify_email')
    await queueMail(context, unit, verificationMail(context.publicUrl(), user, token))
  })
  await Promise.all([work, setTimeout(mailRequestMs)])
}

/**
 * Sets a new password and ends all sessions. Also verifies the email, since the link was sent there. Fails with
 * `token_invalid`. A rejected password does not use up the token.
 */
export async function resetMerchantPassword(
  context: Uses<'settings' | 'database' | 'vault' | 'passwords' | 'publicUrl' | 'now' | 'origin'>,
  request: { token: string; new_password: string },
  address: string,
): Promise<void> {
  // Checked first, because hashing for invented tokens would be too expensive.
  const id = await findLinkOwner(context, request.token, 'reset_password')
  const merchant = id && (await findMerchantRecord(context.database.db, id, context.now()))
  if (!merchant) return rejectToken(context, address)
  checkNewPassword('new_password', request.new_password, merchant)
  const passwordHash = await context.passwords.hash(request.new_password)
  const isReset = await context.database.unitOfWork(async (unit) => {
    const user = await redeemLinkToken(context, unit.tx, request.token, 'reset_password')
    if (!user) return false
    const now = context.now()
    await changeLogin(unit.tx, user.id, { password_hash: passwordHash, email_verified_at: now })
    await cancelLinkTokens(unit.tx, user.id, 'verify_email', now)
    await deleteSessions(unit.tx, user.id)
    await reportChange(context, unit, { user_id: user.id, action: 'password_reset' })
    return true
  })
  if (!isReset) return rejectToken(context, address)
  await trustAddress(context, merchant.email, address)
}

/** The merchant's profile. Fails with `session_invalid` if the account no longer exists. */
export async function readMerchant(
  context: Uses<'database' | 'now'>,
  userId: MerchantId,
  db: Reader = context.database.db,
): Promise<User> {
  const record = await findMerchantRecord(db, userId, context.now())
  if (!record) throw new Failure('session_invalid')
  return withUserAliases({
    full_name: record.full_name,
    email: record.email,
    payout_wallet: record.payout_wallet,
    business_info: record.business_name ? { name: record.business_name } : null,
    total_earnings: record.total_earnings,
    webhook:
      record.webhook_id && record.webhook_url
        ? [{ webhook_id: record.webhook_id, webhook_url: record.webhook_url, expires_at: null }]
        : [],
  })
}

export async function renameMerchant(
  context: Uses<'database' | 'now' | 'origin'>,
  userId: MerchantId,
  fullName: string,
): Promise<void> {
  await context.database.unitOfWork(async ({ tx }) => {
    await changeUser(tx, userId, { full_name: fullName })
    const detail = { full_name: fullName }
    await recordAudit(context, tx, { user_id: userId, action: 'name_changed', detail })
  })
}

/** How the merchant logs in. Fails with `session_invalid` if the account no longer exists. */
export async function readSecurity(
  context: Uses<'database' | 'now'>,
  userId: MerchantId,
): Promise<Security> {
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
  context: Uses<'database' | 'vault' | 'passwords' | 'publicUrl' | 'now' | 'origin'>,
  { userId, sessionId }: { userId: MerchantId; sessionId: SessionId },
  password: string,
): Promise<void> {
  const merchant = await findMerchantRecord(context.database.db, userId, context.now())
  if (!merchant) throw new Failure('session_invalid')
  checkNewPassword('new_password', password, merchant)
  const passwordHash = await context.passwords.hash(password)
  await context.database.unitOfWork(async (unit) => {
    await changeLogin(unit.tx, userId, { password_hash: passwordHash })
    await cancelLinkTokens(unit.tx, userId, 'reset_password', context.now())
    await deleteSessions(unit.tx, userId, sessionId)
    await reportSecurityChange(context, unit, userId, { change: 'password_changed' })
  })
}
