import { findDuePayments, readClock } from '../rails/transferService.ts'
import type { Uses } from '../context.ts'
import { bringUpToDate } from './bringUpToDate.ts'
import { findExpiredPayments, lockPayment } from './paymentRepository.ts'

/** Rows that a background job reads at once. */
const batchSize = 100

/**
 * Settles payments, each in a database transaction of its own. A failure is logged, so that one bad row does not stop a
 * background job.
 */
export async function bringPaymentsUpToDate(
  context: Uses<'database' | 'logger' | 'networks' | 'rates' | 'vault' | 'publicUrl' | 'now'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    try {
      await context.database.unitOfWork(async (unit) => {
        const row = await lockPayment(unit.tx, id)
        if (row) await bringUpToDate(context, unit, row)
      })
    } catch (error) {
      context.logger.error({ payment_id: id, err: error }, 'settling a transaction failed')
    }
  }
}

/** Brings the payments up to date for which a network has news. */
export async function bringDueUpToDate(
  context: Uses<'database' | 'logger' | 'networks' | 'rates' | 'vault' | 'publicUrl' | 'now'>,
  network: string,
): Promise<void> {
  await bringPaymentsUpToDate(context, await findDuePayments(context.database.db, network))
}

/** Fails the pending payments whose time has passed on every network that can be read. Any gateway may do it. */
export async function expirePayments(
  context: Uses<'database' | 'logger' | 'networks' | 'rates' | 'vault' | 'publicUrl' | 'now'>,
): Promise<void> {
  const { db } = context.database
  const clock = await readClock(db, context.networks, context.now())
  let last: Awaited<ReturnType<typeof findExpiredPayments>>[number] | null = null
  for (;;) {
    const expired = await findExpiredPayments(db, clock, last, batchSize)
    await bringPaymentsUpToDate(
      context,
      expired.map(({ id }) => id),
    )
    last = expired.at(-1) ?? null
    if (expired.length < batchSize) return
  }
}
