import { walletDelayHours } from '@sluice/api/contract'
import type { MerchantId } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { Failure } from '../errors/Failure.ts'
import { consume } from '../rateLimits/rateLimiter.ts'
import { randomText } from '../security/random.ts'
import {
  findLinkTokenOwner,
  findUsedTokenOwner,
  insertLinkToken,
  takeLinkToken,
} from './tokenRepository.ts'
import type { LinkTokenPurpose } from './tokenRepository.ts'
import { findUser, lockUser } from './userRepository.ts'
import type { UserRow } from './userRepository.ts'

/** How long a link is valid, in hours. */
const linkHours = {
  verify_email: 24,
  reset_password: 1,
  undo_wallet: walletDelayHours,
} as const

/** Creates a 256-bit token for a link in a mail. Only its hash is stored. */
export async function issueLinkToken(
  context: Uses<'vault' | 'now'>,
  tx: Tx,
  userId: MerchantId,
  purpose: LinkTokenPurpose,
): Promise<string> {
  const token = randomText(43)
  const now = context.now()
  await insertLinkToken(tx, {
    token_hash: context.vault.hash(purpose, token),
    user_id: userId,
    purpose,
    created_at: now,
    expires_at: new Date(now.getTime() + linkHours[purpose] * 3_600_000),
  })
  return token
}

/** The merchant of a token that can be redeemed now. A parallel request may still redeem it first. */
export function findLinkOwner(
  context: Uses<'database' | 'vault' | 'now'>,
  token: string,
  purpose: LinkTokenPurpose,
): Promise<MerchantId | null> {
  const { db } = context.database
  return findLinkTokenOwner(db, context.vault.hash(purpose, token), purpose, context.now())
}

/** Whether a link was opened before and has verified the email: a mail program may have opened it first. */
export async function hasVerified(
  context: Uses<'vault'>,
  db: Reader,
  token: string,
): Promise<boolean> {
  const hash = context.vault.hash('verify_email', token)
  const owner = await findUsedTokenOwner(db, hash, 'verify_email')
  const user = owner && (await findUser(db, owner))
  return Boolean(user && user.email_verified_at)
}

/** Redeems a token and returns its merchant, locked; null if it is invalid or was redeemed before. */
export async function redeemLinkToken(
  context: Uses<'vault' | 'now'>,
  tx: Tx,
  token: string,
  purpose: LinkTokenPurpose,
): Promise<UserRow | null> {
  const hash = context.vault.hash(purpose, token)
  const owner = await findLinkTokenOwner(tx, hash, purpose, context.now())
  const user = owner && (await lockUser(tx, owner))
  if (!user || user.closed_at) return null
  return (await takeLinkToken(tx, hash, purpose, context.now())) ? user : null
}

/** Only invalid tokens count toward the limit, so a valid one always works. */
export async function rejectToken(
  context: Uses<'settings' | 'database' | 'vault'>,
  address: string,
): Promise<never> {
  await consume(context, 'tokenByAddress', address)
  throw new Failure('token_invalid')
}
