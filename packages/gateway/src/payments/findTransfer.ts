import type { FindTransferResponse, MerchantId, PaymentId } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { consume } from '../rateLimits/rateLimiter.ts'
import { parseTransferId } from '../rails/networks.ts'
import type { FoundTransfer } from '../rails/Rail.ts'
import { findPaymentAt } from './paymentRepository.ts'

/**
 * Asks all networks for a transfer and has booked what it sent to a payment of the merchant's. Fails with
 * `validation_failed` for a text that is no hash, and with `unavailable` if it was not found and not all networks could be
 * read.
 */
export async function findTransfer(
  context: Uses<'settings' | 'database' | 'networks' | 'vault' | 'logger' | 'now'>,
  userId: MerchantId,
  text: string,
): Promise<FindTransferResponse> {
  const hash = parseTransferId(context.networks, text)
  if (hash === null) throw fieldFailure('hash', 'This is not a transaction hash')
  await consume(context, 'findTransferByMerchant', userId)
  let payment_id: PaymentId | null = null
  const found = await askNetworks(context, hash, async (addresses) => {
    payment_id = await findPaymentAt(context.database.db, userId, addresses)
    return payment_id !== null
  })
  if (!found || payment_id === null) return { result: 'unknown', payment_id: null }
  if (!found.isFinal) return { result: 'waiting', payment_id }
  await found.store()
  return { result: 'found', payment_id }
}

/**
 * Asks all networks for a transfer by its ID, to addresses that are wanted. Null if none has it. Fails with `unavailable` if it was not
 * found and not all networks could be read.
 */
export async function askNetworks(
  context: Uses<'database' | 'networks' | 'logger' | 'now'>,
  hash: string,
  isWanted: (addresses: string[]) => Promise<boolean>,
): Promise<FoundTransfer | null> {
  const asked = await Promise.allSettled(
    context.networks.list
      .filter(({ rail }) => rail.parseTransferId(hash) !== null)
      .map((network) => network.rail.findTransfer(network, hash, context)),
  )
  for (const answer of asked) {
    if (answer.status === 'rejected' || answer.value === null) continue
    if (await isWanted(answer.value.addresses)) return answer.value
  }
  for (const answer of asked) {
    if (answer.status === 'fulfilled') continue
    context.logger.warn({ err: answer.reason }, 'A network could not be asked for a transfer')
    throw new Failure('unavailable')
  }
  return null
}
