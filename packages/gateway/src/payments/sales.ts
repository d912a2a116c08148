import type {
  CreatePaymentResponse,
  CreateSaleRequest,
  MerchantId,
  Sales,
} from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { dayOf, firstInstant } from './dateRange.ts'
import { createPayment, listMerchantPayments } from './paymentService.ts'
import { findSaleTotals } from './saleRepository.ts'

/** Creates a payment for a customer at the counter. Fails as `createPayment` does. */
export function createSale(
  context: Parameters<typeof createPayment>[0],
  userId: MerchantId,
  sale: CreateSaleRequest,
): Promise<CreatePaymentResponse> {
  const origin = { created_by: 'counter', link_id: null } as const
  return createPayment(context, userId, { ...sale, metadata: '' }, origin)
}

/** The most sales that are listed. */
const shownSales = 50

/** Today's sales at the counter. */
export async function listSales(
  context: Uses<'database' | 'networks' | 'publicUrl' | 'now'>,
  userId: MerchantId,
): Promise<Sales> {
  const day = dayOf(context.now())
  const query = { created_by: 'counter', from_date: day, page: 1, limit: shownSales } as const
  const [totals, { payments }] = await Promise.all([
    findSaleTotals(context.database.db, userId, firstInstant(day)),
    listMerchantPayments(context, userId, query),
  ])
  return { day, totals, sales: payments }
}
