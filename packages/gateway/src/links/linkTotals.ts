import { toDecimal } from '@sluice/api/contract'
import type { Amount } from '@sluice/api/contract'

import type { Queryable } from '../database/Database.ts'
import { isUuid } from '../security/random.ts'
import { addReceived, findMerchantLink } from './linkRepository.ts'

/** Adds what was credited of a link's payment, in the transaction that credits it. */
export async function addLinkReceived(tx: Queryable, id: string, amount: Amount): Promise<void> {
  if (amount !== 0n) await addReceived(tx, id, toDecimal(amount))
}

/** Whether a payment link is the merchant's. */
export async function ownsLink(db: Queryable, userId: string, id: string): Promise<boolean> {
  return isUuid(id) && (await findMerchantLink(db, userId, id)) !== null
}
