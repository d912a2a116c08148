import { sumDecimals, toDecimal } from '@sluice/api/contract'
import type { MerchantId, PaymentId } from '@sluice/api/contract'

import { recordAudit } from '../audit/auditService.ts'
import type { Uses } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { acceptCoins } from '../rails/transferService.ts'
import { isUuid, uuidv7 } from '../security/random.ts'
import {
  changeBookedTransfers,
  findBookedTransfers,
  findResolutions,
  insertResolution,
} from './bookedTransferRepository.ts'
import { bringUpToDate } from './bringUpToDate.ts'
import { isAccepted } from './evaluateTransfers.ts'
import { lockMerchantPayment } from './paymentRepository.ts'
import type { PaymentRow } from './paymentRepository.ts'

/**
 * Accepts held money: the payment is paid and the money is credited. Repeating it changes nothing. Fails with `not_found`, or with
 * `nothing_held` if no money is held.
 */
export async function acceptPayment(
  context: Uses<'database' | 'networks' | 'rates' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
  id: PaymentId,
): Promise<PaymentRow> {
  return context.database.unitOfWork(async (unit) => {
    const locked = isUuid(id) ? await lockMerchantPayment(unit.tx, userId, id) : null
    if (!locked) throw new Failure('not_found')
    // Decided by what the networks say now, not by what they said at the last look.
    const row = await bringUpToDate(context, unit, locked)
    const now = context.now()
    const isFailed = row.status === -1
    const held = (await findBookedTransfers(unit.tx, id)).filter(
      (transfer) =>
        transfer.credited_at === null &&
        transfer.refunded_at === null &&
        (isFailed || !isAccepted(transfer)),
    )
    const coins = await acceptCoins(unit.tx, id)
    if (held.length === 0 && coins === 0) {
      const last = (await findResolutions(unit.tx, id)).at(-1)
      if (last?.kind === 'accepted') return row
      throw new Failure('nothing_held')
    }
    if (held.length > 0) {
      await insertResolution(unit.tx, {
        id: uuidv7(now),
        payment_id: id,
        kind: 'accepted',
        amount: toDecimal(sumDecimals(held.map(({ amount }) => amount))),
        resolved_by: userId,
        created_at: now,
      })
    }
    await recordAudit(context, unit.tx, {
      user_id: userId,
      action: 'held_money_accepted',
      detail: { payment_id: id },
    })
    await changeBookedTransfers(
      unit.tx,
      held.map((transfer) => transfer.id),
      { accepted_at: now },
    )
    // A payment that has not failed goes on: what was accepted counts, and nothing else changes.
    return bringUpToDate(
      context,
      unit,
      row,
      isFailed && held.length > 0 ? { resolution: 'accepted' } : {},
    )
  })
}
