import { limits } from '@sluice/api/contract'
import type {
  MerchantId,
  PaymentView,
  PaymentViewId,
  SavePaymentViewRequest,
} from '@sluice/api/contract'

import { lockOpenAccount } from '../accounts/accountLock.ts'
import type { Uses } from '../context.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { isUuid, uuidv7 } from '../security/random.ts'
import { deleteView, findViews, upsertView } from './paymentViewRepository.ts'

/** The filters that a merchant keeps, by name. */
export function listViews(
  { database }: Uses<'database'>,
  userId: MerchantId,
): Promise<PaymentView[]> {
  return findViews(database.db, userId)
}

/** Keeps filters under a name. Fails with `validation_failed` if there are too many names. */
export async function saveView(
  { database, now }: Uses<'database' | 'now'>,
  userId: MerchantId,
  { name, query }: SavePaymentViewRequest,
): Promise<PaymentView[]> {
  return database.unitOfWork(async ({ tx }) => {
    // The lock keeps parallel calls from saving more than are allowed.
    await lockOpenAccount(tx, userId)
    const views = await findViews(tx, userId)
    const isNew = views.every((view) => view.name !== name)
    if (isNew && views.length >= limits.maxPaymentViews) {
      throw fieldFailure('name', `must be one of your ${limits.maxPaymentViews} views: remove one`)
    }
    await upsertView(tx, { id: uuidv7(now()), user_id: userId, name, query })
    return findViews(tx, userId)
  })
}

/** Forgets a saved view. Fails with `not_found`. */
export async function removeView(
  { database }: Uses<'database'>,
  userId: MerchantId,
  id: PaymentViewId,
): Promise<PaymentView[]> {
  return database.unitOfWork(async ({ tx }) => {
    const isRemoved = isUuid(id) && (await deleteView(tx, userId, id))
    if (!isRemoved) throw new Failure('not_found')
    return findViews(tx, userId)
  })
}
