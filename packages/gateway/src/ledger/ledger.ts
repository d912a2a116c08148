import type { Queryable } from '../database/Database.ts'
import { uuidv7 } from '../security/random.ts'
import { addEarnings, insertEntries, ledgerAccounts } from './ledgerRepository.ts'
import type { EntryRow } from './ledgerRepository.ts'
import { toDecimal } from './money.ts'

/** What happened to a merchant's money. */
export interface Journal {
  kind: EntryRow['kind']
  user_id: string
  transaction_id: string
  at: Date
  /** What each account gains or gives, in units. They add up to zero. */
  movements: Partial<Record<EntryRow['account'], bigint>>
}

/** Writes a journal to the ledger. The only way in which a merchant's earnings change. */
export async function post(tx: Queryable, { movements, at, ...about }: Journal): Promise<void> {
  const moved = ledgerAccounts
    .map((account) => ({ account, amount: movements[account] ?? 0n }))
    .filter(({ amount }) => amount !== 0n)
  if (moved.length === 0) return
  if (moved.reduce((sum, { amount }) => sum + amount, 0n) !== 0n) {
    throw new Error('The entries of a journal must add up to zero')
  }
  const journalId = uuidv7(at)
  await insertEntries(
    tx,
    moved.map(({ account, amount }) => ({
      ...about,
      id: uuidv7(at),
      journal_id: journalId,
      account,
      amount: toDecimal(amount),
      created_at: at,
    })),
  )
  if (movements.merchant) await addEarnings(tx, about.user_id, toDecimal(movements.merchant))
}
