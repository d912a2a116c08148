import { limits } from '@sluice/api/contract'
import type { ExportedTransaction } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { findPayments } from './paymentRepository.ts'
import { listMerchantTransactions } from './transactionService.ts'

/** A page of the merchant's transactions with their payments, newest first, and the cursor of the next one; null at the end. */
export async function listExportedTransactions(
  context: Uses<'database' | 'networks' | 'publicUrl'>,
  userId: string,
  cursor: string | undefined,
): Promise<{ transactions: ExportedTransaction[]; next: string | null }> {
  const query = { page: 1, limit: limits.maxPageSize, cursor }
  const { transactions, next } = await listMerchantTransactions(context, userId, query)
  const ids = transactions.map(({ id }) => id)
  const payments = await findPayments(context.database.db, ...ids)
  return {
    next,
    transactions: transactions.map((transaction) => ({
      ...transaction,
      transfers: payments
        .filter(({ transaction_id: id }) => id === transaction.id)
        .map((payment) => ({
          network: payment.network,
          hash: payment.chain_hash,
          currency: payment.asset,
          amount: payment.amount,
          paid_at: payment.paid_at.toISOString(),
          credited_at: payment.credited_at?.toISOString() ?? null,
          refunded_at: payment.refunded_at?.toISOString() ?? null,
        })),
    })),
  }
}
