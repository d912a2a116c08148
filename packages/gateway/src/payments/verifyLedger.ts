import type { Database } from '../database/Database.ts'
import { allowAnyTime } from '../database/allowAnyTime.ts'
import { findWrongCounts, findWrongEarnings, findWrongTransactions } from './ledgerRepository.ts'
import type { LedgerFinding } from './ledgerRepository.ts'

/** A finding with what it is about. */
export interface LedgerFault extends LedgerFinding {
  about: 'total_earnings' | 'transaction_count' | `transaction ${string}`
}

/** Recomputes every merchant's books from their entries, however many, and says where what is kept differs. */
export async function verifyLedger(database: Database): Promise<{ wrong: LedgerFault[] }> {
  return database.transaction(async (tx) => {
    await allowAnyTime(tx)
    const earnings = await findWrongEarnings(tx)
    const counts = await findWrongCounts(tx)
    const transactions = await findWrongTransactions(tx)
    return {
      wrong: [
        ...earnings.map((finding) => ({ ...finding, about: 'total_earnings' as const })),
        ...counts.map((finding) => ({ ...finding, about: 'transaction_count' as const })),
        ...transactions.map(({ transaction_id: id, ...finding }) => ({
          ...finding,
          about: `transaction ${id}` as const,
        })),
      ],
    }
  })
}
