import { toAmount } from '@sluice/api/contract'
import type { MerchantId, PaymentId } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { isUuid } from '../security/random.ts'
import { bringUpToDate } from './bringUpToDate.ts'
import { isDust } from './evaluateTransfers.ts'
import { lockMerchantPayment } from './paymentRepository.ts'

/**
 * Cancels a merchant's payment that nobody has paid. Repeating it changes nothing. Fails with `not_found`, or with
 * `not_cancellable` if more than dust was seen or the payment has ended. Money that comes afterwards is held.
 */
export async function cancelPayment(
  context: Uses<'database' | 'networks' | 'rates' | 'vault' | 'publicUrl' | 'now'>,
  userId: MerchantId,
  id: PaymentId,
): Promise<void> {
  await context.database.unitOfWork(async (unit) => {
    const locked = isUuid(id) ? await lockMerchantPayment(unit.tx, userId, id) : null
    if (!locked) throw new Failure('not_found')
    if (locked.cancelled_at) return
    // Decided by what the networks say now, not by what they said at the last look.
    const row = await bringUpToDate(context, unit, locked)
    if (row.state !== 'awaiting_payment' || !isDust(row, toAmount(row.received))) {
      throw new Failure('not_cancellable')
    }
    const cancelled = await bringUpToDate(context, unit, row, { cancelled_at: context.now() })
    // The first version's payments are on no chain.
    if (!cancelled.cancelled_at) throw new Failure('not_cancellable')
  })
}
