import type { EmailChange, MerchantId } from '@sluice/api/contract'

import { recordAudit } from '../audit/auditService.ts'
import type { Uses } from '../context.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { confirmNewEmailMail, confirmOldEmailMail } from '../mail/mails.ts'
import { queueMail } from '../mail/mailService.ts'
import { consume } from '../rateLimits/rateLimiter.ts'
import { randomText } from '../security/random.ts'
import {
  deleteEmailChange,
  findEmailChange,
  findEmailChangeByToken,
  replaceEmailChange,
} from './emailChangeRepository.ts'
import type { EmailChangeRow } from './emailChangeRepository.ts'
import { rejectToken } from './linkTokens.ts'
import { mailSecurityChange, reportSecurityChange } from './accountChange.ts'
import { cancelLinkTokens } from './tokenRepository.ts'
import { changeLogin, findUser, findUserByEmail, lockUser } from './userRepository.ts'

/** How long both links are valid. */
const linkMs = 24 * 3_600_000

function hashToken(context: Uses<'vault'>, token: string): string {
  return context.vault.hash('change_email', token)
}

/** Mails a link to the old and to the new address. Fails with an invalid `email`. */
export async function changeEmail(
  context: Uses<'settings' | 'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
  email: string,
): Promise<void> {
  const { db } = context.database
  const user = await findUser(db, userId)
  if (!user) throw new Failure('session_invalid')
  if (email === user.email) throw fieldFailure('email', 'This is your email already')
  await consume(context, 'emailChangeByAccount', userId)
  const owner = await findUserByEmail(db, email)
  // The merchant's own address in another case is a change like any other.
  if (owner && owner.id !== userId) {
    throw fieldFailure('email', 'Another account has this email')
  }
  const tokens = { old: randomText(43), new: randomText(43) }
  const now = context.now()
  await context.database.unitOfWork(async (unit) => {
    await replaceEmailChange(unit.tx, {
      user_id: userId,
      email,
      old_token_hash: hashToken(context, tokens.old),
      new_token_hash: hashToken(context, tokens.new),
      created_at: now,
      expires_at: new Date(now.getTime() + linkMs),
    })
    await recordAudit(context, unit.tx, { user_id: userId, action: 'email_change_requested' })
    const url = context.publicUrl()
    await queueMail(context, unit, confirmOldEmailMail(url, user, email, tokens.old))
    await queueMail(context, unit, confirmNewEmailMail(url, { ...user, email }, tokens.new))
  })
}

/** The address that waits to become the merchant's email. */
export async function readPendingEmail(
  context: Uses<'database' | 'now'>,
  userId: MerchantId,
): Promise<string | null> {
  const change = await findEmailChange(context.database.db, userId, context.now())
  return change?.email ?? null
}

/** The change that a link belongs to, with its account locked until the unit ends. */
async function lockEmailChange(
  context: Uses<'vault' | 'now'>,
  tx: Tx,
  token: string,
): Promise<EmailChangeRow | null> {
  const find = () => findEmailChangeByToken(tx, hashToken(context, token), context.now())
  const owner = (await find())?.user_id
  const user = owner && (await lockUser(tx, owner))
  // Read again, because somebody else may have used or replaced it before the lock.
  return user && user.closed_at === null ? find() : null
}

/**
 * Confirms one of the two links, each once. With the second the email changes, and both addresses are told. Fails with
 * `token_invalid`, or `email_taken` if somebody has registered with the address meanwhile.
 */
export async function confirmEmailChange(
  context: Uses<'settings' | 'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  token: string,
  address: string,
): Promise<EmailChange> {
  const hash = hashToken(context, token)
  const state = await context.database.unitOfWork(async (unit) => {
    const now = context.now()
    const change = await lockEmailChange(context, unit.tx, token)
    if (!change) return null
    const { user_id: userId, email } = change
    const left = {
      ...change,
      old_token_hash: change.old_token_hash === hash ? null : change.old_token_hash,
      new_token_hash: change.new_token_hash === hash ? null : change.new_token_hash,
    }
    if (left.old_token_hash ?? left.new_token_hash) {
      await replaceEmailChange(unit.tx, left)
      return 'waiting'
    }
    const owner = await findUserByEmail(unit.tx, email)
    if (owner && owner.id !== userId) throw new Failure('email_taken')
    await deleteEmailChange(unit.tx, userId)
    // Links in earlier mails went to the old address.
    await cancelLinkTokens(unit.tx, userId, 'reset_password', now)
    const user = await findUser(unit.tx, userId)
    if (user) await mailSecurityChange(context, unit, user, 'email_changed')
    await changeLogin(unit.tx, userId, { email, email_verified_at: now })
    await reportSecurityChange(context, unit, userId, { change: 'email_changed' })
    return 'changed'
  })
  if (!state) return rejectToken(context, address)
  return { state }
}

/** Gives up the change that a link belongs to. Fails with `token_invalid`. */
export async function refuseEmailChange(
  context: Uses<'settings' | 'database' | 'vault' | 'now' | 'origin'>,
  token: string,
  address: string,
): Promise<void> {
  const isRefused = await context.database.unitOfWork(async ({ tx }) => {
    const change = await lockEmailChange(context, tx, token)
    if (!change) return false
    const { user_id } = change
    await deleteEmailChange(tx, user_id)
    await recordAudit(context, tx, { user_id, action: 'email_change_refused' })
    return true
  })
  if (!isRefused) await rejectToken(context, address)
}
