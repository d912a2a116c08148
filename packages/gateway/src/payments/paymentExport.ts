import { limits } from '@sluice/api/contract'
import type { ExportedPayment, MerchantId } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { findBookedTransfers } from './bookedTransferRepository.ts'
import { listMerchantPayments } from './paymentService.ts'

/** A page of the merchant's payments with their transfers, newest first, and the cursor of the next one; null at the end. */
export async function listExportedPayments(
  context: Uses<'database' | 'networks' | 'publicUrl'>,
  userId: MerchantId,
  cursor: string | undefined,
): Promise<{ payments: ExportedPayment[]; next: string | null }> {
  const query = { page: 1, limit: limits.maxPageSize, cursor }
  const { payments, next } = await listMerchantPayments(context, userId, query)
  const ids = payments.map(({ id }) => id)
  const transfers = await findBookedTransfers(context.database.db, ...ids)
  return {
    next,
    payments: payments.map((payment) => ({
      ...payment,
      transfers: transfers
        .filter(({ payment_id: id }) => id === payment.id)
        .map((transfer) => ({
          network: transfer.network,
          hash: transfer.hash,
          currency: transfer.asset,
          amount: transfer.amount,
          paid_at: transfer.paid_at.toISOString(),
          credited_at: transfer.credited_at?.toISOString() ?? null,
          refunded_at: transfer.refunded_at?.toISOString() ?? null,
        })),
    })),
  }
}
