import type { Queryable } from '../database/Database.ts'
import { findWrongCounts, findWrongEarnings, findWrongTransactions } from './ledgerRepository.ts'
import type { LedgerFinding } from './ledgerRepository.ts'

/** A finding with what it is about. */
export interface LedgerFault extends LedgerFinding {
  about: 'total_earnings' | 'transaction_count' | 'transaction'
}

/** Recomputes every merchant's books from their entries, and says where what is kept differs. */
export async function verifyLedger(db: Queryable): Promise<{ wrong: LedgerFault[] }> {
  const earnings = await findWrongEarnings(db)
  const counts = await findWrongCounts(db)
  const transactions = await findWrongTransactions(db)
  return {
    wrong: [
      ...earnings.map((finding) => ({ ...finding, about: 'total_earnings' as const })),
      ...counts.map((finding) => ({ ...finding, about: 'transaction_count' as const })),
      ...transactions.map((finding) => ({ ...finding, about: 'transaction' as const })),
    ],
  }
}
