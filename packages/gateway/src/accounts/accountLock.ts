import type { MerchantId } from '@sluice/api/contract'

import type { Tx } from '../database/UnitOfWork.ts'
import { Failure } from '../errors/Failure.ts'
import { findLiveSession } from './sessionRepository.ts'
import type { LiveSession } from './sessionRepository.ts'
import { lockUser, shareUser } from './userRepository.ts'
import type { UserRow } from './userRepository.ts'

/** The account, as it was, that a password, a code or a passkey was checked against. */
export type CheckedAccount = Pick<UserRow, 'id' | 'security_version'>

/**
 * Locks an account until the unit ends. Null if it was closed, or the way to log in to it was changed, since the check: then
 * the check is worth nothing. Whatever writes after a slow check begins with this.
 */
export async function lockCheckedAccount(
  tx: Tx,
  { id, security_version }: CheckedAccount,
): Promise<UserRow | null> {
  const user = await lockUser(tx, id)
  return user && user.closed_at === null && user.security_version === security_version ? user : null
}

/** An account that nobody else changes. */
export type LockedAccount = UserRow

/** Locks a merchant's account until the unit ends. Fails with `session_invalid` if it is closed. */
export async function lockOpenAccount(tx: Tx, id: MerchantId): Promise<LockedAccount> {
  const user = await lockUser(tx, id)
  if (!user || user.closed_at) throw new Failure('session_invalid')
  return user
}

/** Locks the account of a session until the unit ends. Fails with `session_invalid` if the session has ended meanwhile. */
export async function lockSession(
  tx: Tx,
  { id, user_id }: Pick<LiveSession, 'id' | 'user_id'>,
  now: Date,
): Promise<void> {
  const user = await lockUser(tx, user_id)
  // Read after the wait for the lock, so with everything that others have committed.
  const session = await findLiveSession(tx, id, now)
  if (!user || user.closed_at || !session) throw new Failure('session_invalid')
}

/** Keeps an account from being changed until the unit ends, side by side with others who do. False if it is closed. */
export async function shareAccount(tx: Tx, id: MerchantId): Promise<boolean> {
  const user = await shareUser(tx, id)
  return user !== null && user.closed_at === null
}
