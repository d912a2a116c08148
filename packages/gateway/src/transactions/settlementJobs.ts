import { isDeepStrictEqual } from 'node:util'

import { findDueTransactions, readClock } from '../chain/chainService.ts'
import type { GatewayContext } from '../context.ts'
import { settle } from './settlement.ts'
import { findExpiredTransactions, lockTransaction } from './transactionRepository.ts'

/** Rows that a background job reads at once. */
const batchSize = 100

/**
 * Settles transactions, each in a database transaction of its own. A failure is logged, so that one bad row does not stop a
 * background job.
 */
export async function settleTransactions(
  context: GatewayContext,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    try {
      const isChanged = await context.database.transaction(async (tx) => {
        const row = await lockTransaction(tx, id)
        return row !== null && !isDeepStrictEqual(row, await settle(context, tx, row))
      })
      if (isChanged) context.wake(`payment ${id}`)
    } catch (error) {
      context.logger.error({ transaction_id: id, err: error }, 'settling a transaction failed')
    }
  }
  if (ids.length > 0) context.wake('webhooks')
}

/** Brings the transactions up to date for which a network has news. */
export async function settleDue(context: GatewayContext, network: string): Promise<void> {
  await settleTransactions(context, await findDueTransactions(context.database.db, network))
}

/** Fails the pending transactions whose time has passed on every network. Any gateway may do it. */
export async function expireTransactions(context: GatewayContext): Promise<void> {
  const { db } = context.database
  const clock = await readClock(db, context.networks)
  if (!clock) return
  let last: Awaited<ReturnType<typeof findExpiredTransactions>>[number] | null = null
  for (;;) {
    const expired = await findExpiredTransactions(db, clock, last, batchSize)
    await settleTransactions(
      context,
      expired.map(({ id }) => id),
    )
    last = expired.at(-1) ?? null
    if (expired.length < batchSize) return
  }
}
