import type { MerchantId } from '@sluice/api/contract'

import { recordAudit } from '../audit/auditService.ts'
import type { Uses } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { nameBusiness } from './businessRepository.ts'

/** Sets the business name once. The same name again is accepted. Fails with `business_exists`. */
export async function addMerchantBusiness(
  context: Uses<'database' | 'now' | 'origin'>,
  userId: MerchantId,
  name: string,
): Promise<void> {
  const kept = await context.database.unitOfWork(async ({ tx }) => {
    const business = await nameBusiness(tx, userId, name, context.now())
    if (business.isNew) {
      const detail = { name }
      await recordAudit(context, tx, { user_id: userId, action: 'business_added', detail })
    }
    return business
  })
  if (kept.name !== name) throw new Failure('business_exists')
}
