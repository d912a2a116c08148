import type { Tx } from '../database/UnitOfWork.ts'
import { lockUser } from './userRepository.ts'
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
