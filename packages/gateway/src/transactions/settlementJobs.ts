import { findDueTransactions, readClock } from '../rails/transferService.ts'
import type { Uses } from '../context.ts'
import { settle } from './settlement.ts'
import { findExpiredTransactions, lockTransaction } from './transactionRepository.ts'

/** Rows that a background job reads at once. */
const batchSize = 100

/**
 * Settles transactions, each in a database transaction of its own. A failure is logged, so that one bad row does not stop a
 * background job.
 */
export async function settleTransactions(
  context: Uses<'database' | 'logger' | 'networks' | 'publicUrl' | 'now'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    try {
      await context.database.unitOfWork(async (unit) => {
        const row = await lockTransaction(unit.tx, id)
        if (row) await settle(context, unit, row)
      })
    } catch (error) {
      context.logger.error({ transaction_id: id, err: error }, 'settling a transaction failed')
    }
  }
}

/** Brings the transactions up to date for which a network has news. */
export async function settleDue(
  context: Uses<'database' | 'logger' | 'networks' | 'publicUrl' | 'now'>,
  network: string,
): Promise<void> {
  await settleTransactions(context, await findDueTransactions(context.database.db, network))
}

/** Fails the pending transactions whose time has passed on every network. Any gateway may do it. */
export async function expireTransactions(
  context: Uses<'database' | 'logger' | 'networks' | 'publicUrl' | 'now'>,
): Promise<void> {
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
