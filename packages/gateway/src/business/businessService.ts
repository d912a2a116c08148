import type { GatewayContext } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { nameBusiness } from './businessRepository.ts'

/** Names the merchant's business once; the same name again is fine. Fails with `business_exists`. */
export async function addMerchantBusiness(
  context: GatewayContext,
  userId: string,
  name: string,
): Promise<void> {
  const kept = await context.database.transaction((tx) =>
    nameBusiness(tx, userId, name, context.now()),
  )
  if (kept !== name) throw new Failure('business_exists')
}
