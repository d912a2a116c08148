import type { GatewayContext } from '../context.ts'
import { lockExpiredTransactions } from '../transactions/transactionRepository.ts'
import { settleTransaction } from './settleTransaction.ts'

/** Moves pending transactions whose time is over to failed; true when there may be more. Any gateway may do it. */
export async function expireTransactions(context: GatewayContext): Promise<boolean> {
  const most = 100
  const count = await context.database.transaction(async (tx) => {
    const rows = await lockExpiredTransactions(tx, context.now(), most)
    for (const row of rows) await settleTransaction(context, tx, row)
    return rows.length
  })
  if (count > 0) context.wake('webhooks')
  return count === most
}
