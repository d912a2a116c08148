import type { MerchantId } from '@sluice/api/contract'

import { recordAudit } from '../audit/auditService.ts'
import type { Uses } from '../context.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { nameBusiness } from './businessRepository.ts'
import { imitates } from './imitates.ts'

/**
 * Sets the business name once. The same name again is accepted. Fails with `business_exists`, or an invalid `name` if it is one
 * that customers could take for the operator's.
 */
export async function addMerchantBusiness(
  context: Uses<'settings' | 'database' | 'now' | 'origin'>,
  userId: MerchantId,
  name: string,
): Promise<void> {
  if (imitates(name, context.settings.reserved_names)) {
    throw fieldFailure('name', 'This name can be mistaken for that of the operator')
  }
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
