import type { PageLanguage, PaymentId } from '@sluice/api/contract'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { changePayment, findLanguage } from './paymentRepository.ts'

/** Notes what the customer of a payment reads, for their mails. */
export async function keepCustomerLanguage(
  tx: Tx,
  id: PaymentId,
  customer_language: PageLanguage,
): Promise<void> {
  await changePayment(tx, id, { customer_language })
}

/** What the customer of a payment reads. Null until they have opened one of its pages. */
export function readCustomerLanguage(db: Reader, id: PaymentId): Promise<PageLanguage | null> {
  return findLanguage(db, id)
}
