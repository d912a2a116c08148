import type { FindTransferResponse, MerchantId } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { consume } from '../rateLimits/rateLimiter.ts'
import { parseTransferId } from '../rails/networks.ts'
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
  const asked = await Promise.allSettled(
    context.networks.list
      .filter(({ rail }) => rail.parseTransferId(hash) !== null)
      .map((network) => network.rail.findTransfer(network, hash, context)),
  )
  for (const answer of asked) {
    if (answer.status === 'rejected' || answer.value === null) continue
    const { addresses, isFinal, store } = answer.value
    const payment_id = await findPaymentAt(context.database.db, userId, addresses)
    if (payment_id === null) continue
    if (!isFinal) return { result: 'waiting', payment_id }
    await store()
    return { result: 'found', payment_id }
  }
  for (const answer of asked) {
    if (answer.status === 'fulfilled') continue
    context.logger.warn({ err: answer.reason }, 'A network could not be asked for a transfer')
    throw new Failure('unavailable')
  }
  return { result: 'unknown', payment_id: null }
}
