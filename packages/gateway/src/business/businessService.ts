import type { GatewayContext } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { nameBusiness } from './businessRepository.ts'

/** Sets the business name once. The same name again is accepted. Fails with `business_exists`. */
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
