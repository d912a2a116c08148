import { toChecksumAddress } from '../chain/evmAddress.ts'
import type { GatewayContext } from '../context.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { walletMail } from '../mail/mails.ts'
import { queueMail } from '../mail/mailService.ts'
import { findUser, replaceWallet } from './userRepository.ts'

/** Sets the wallet of payments created from now on, and mails the merchant. Decisions 36 and 42. Fails with `validation_failed`. */
export async function changePayoutWallet(
  context: GatewayContext,
  userId: string,
  walletId: string,
): Promise<void> {
  const wallet = toChecksumAddress(walletId)
  if (!wallet) {
    throw fieldFailure('wallet_id', 'This address has a wrong checksum. Check for typing errors')
  }
  const user = await findUser(context.database.db, userId)
  if (!user) throw new Failure('session_invalid')
  const previous = user.wallet_id
  if (previous === wallet) return
  const isReplaced = await context.database.transaction(async (tx) => {
    if (!(await replaceWallet(tx, userId, previous, wallet))) return false
    const change = { previous, wallet, at: context.now() }
    await queueMail(context, tx, walletMail(context.publicUrl(), user, change))
    return true
  })
  // Another request was faster.
  if (!isReplaced) return changePayoutWallet(context, userId, walletId)
  context.wake('mail')
}
