import type { GatewayContext } from '../context.ts'
import { uuidv7 } from '../security/uuidv7.ts'
import { lockTransactionByWallet } from '../transactions/transactionRepository.ts'
import type { Transfer } from './Network.ts'
import { insertPayment } from './paymentRepository.ts'
import { settleTransaction } from './settleTransaction.ts'

/**
 * Takes in a payment that the network saw: once, however often it is told of. `unknown` is money for an address that the
 * gateway never gave out.
 */
export async function recordPayment(
  context: GatewayContext,
  payment: Transfer,
): Promise<'recorded' | 'repeated' | 'unknown'> {
  const result = await context.database.transaction(async (tx) => {
    // The lock comes first: the payments of one transaction are taken in one after the other.
    const row = await lockTransactionByWallet(tx, context.network.name, payment.wallet_id)
    if (!row) return 'unknown'
    const now = context.now()
    const isNew = await insertPayment(tx, {
      id: uuidv7(now),
      network: context.network.name,
      reference: payment.reference,
      chain_hash: payment.chain_hash,
      transaction_id: row.id,
      amount: payment.amount,
      paid_at: payment.paid_at,
      created_at: now,
    })
    if (!isNew) return 'repeated'
    await settleTransaction(context, tx, row)
    return 'recorded'
  })
  if (result === 'recorded') context.wake('webhooks')
  return result
}
