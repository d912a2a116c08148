import { toChecksumAddress } from '../chain/evmAddress.ts'
import type { GatewayContext } from '../context.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { walletMail } from '../mail/mails.ts'
import { queueMail } from '../mail/mailService.ts'
import { confirmOwner } from './confirmOwner.ts'
import type { Confirmation } from './confirmOwner.ts'
import { findUser, replaceWallet } from './userRepository.ts'

/**
 * Sets the wallet of payments created from now on, and mails the merchant. A wallet that is already set is replaced only
 * if the owner confirms it. Decisions 36 and 42. Fails with `validation_failed`.
 */
export async function changePayoutWallet(
  context: GatewayContext,
  userId: string,
  walletId: string,
  confirmation: Confirmation,
): Promise<void> {
  const wallet = toChecksumAddress(walletId)
  if (!wallet) {
    throw fieldFailure('wallet_id', 'This address has a wrong checksum. Check for typing errors')
  }
  const user = await findUser(context.database.db, userId)
  if (!user) throw new Failure('session_invalid')
  const previous = user.wallet_id
  if (previous) await confirmOwner(context, user, confirmation)
  if (previous === wallet) return
  const isReplaced = await context.database.transaction(async (tx) => {
    if (!(await replaceWallet(tx, userId, previous, wallet))) return false
    const change = { previous, wallet, at: context.now() }
    await queueMail(context, tx, walletMail(context.publicUrl(), user, change))
    return true
  })
  // Another request was faster. If it set the first wallet, this one needs a confirmation now.
  if (!isReplaced) return changePayoutWallet(context, userId, walletId, confirmation)
  context.wake('mail')
}
