import { toDecimal } from '@sluice/api/contract'
import type { Amount, MerchantId, PaymentLinkId } from '@sluice/api/contract'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { isUuid } from '../security/random.ts'
import { addReceived, findMerchantLink } from './linkRepository.ts'

export { reopenLink } from './linkRepository.ts'

/** Adds what was credited of a link's payment, in the transaction that credits it. */
export async function addLinkReceived(tx: Tx, id: PaymentLinkId, amount: Amount): Promise<void> {
  if (amount !== 0n) await addReceived(tx, id, toDecimal(amount))
}

/** Whether a payment link is the merchant's. */
export async function ownsLink(
  db: Reader,
  userId: MerchantId,
  id: PaymentLinkId,
): Promise<boolean> {
  return isUuid(id) && (await findMerchantLink(db, userId, id)) !== null
}
