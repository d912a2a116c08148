import type { MerchantId, PaymentId } from '@sluice/api/contract'

import { recordAudit } from '../audit/auditService.ts'
import type { Uses } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { noteForwardingRequest } from '../rails/transferService.ts'
import { isUuid } from '../security/random.ts'
import { bringUpToDate } from './bringUpToDate.ts'
import { lockMerchantPayment } from './paymentRepository.ts'

/**
 * Has the money at a payment's address forwarded without waiting any longer, also money that is held. Repeating it changes
 * nothing. Fails with `not_found`, or with `nothing_to_forward` if nothing confirmed is there.
 */
export async function forwardPayment(
  context: Uses<'database' | 'networks' | 'rates' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
  id: PaymentId,
): Promise<void> {
  await context.database.unitOfWork(async (unit) => {
    const locked = isUuid(id) ? await lockMerchantPayment(unit.tx, userId, id) : null
    if (!locked) throw new Failure('not_found')
    const row = await bringUpToDate(context, unit, locked)
    if (row.forwarding === 'requested') return
    if (row.forwarding !== 'pending') throw new Failure('nothing_to_forward')
    await noteForwardingRequest(unit.tx, id, context.now())
    await recordAudit(context, unit.tx, {
      user_id: userId,
      action: 'forwarding_requested',
      detail: { payment_id: id },
    })
    await bringUpToDate(context, unit, row)
  })
}
