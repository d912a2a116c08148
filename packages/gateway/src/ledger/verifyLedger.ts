import { sql } from 'drizzle-orm'

import type { Settings } from '../config/settings.ts'
import type { Database } from '../database/Database.ts'
import { allowAnyTime } from '../database/Database.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { findWrongDailyTotals } from './dailyTotalRepository.ts'
import { findUnbalancedJournals, findWrongTotals, findWrongPayments } from './ledgerRepository.ts'
import type { Discrepancy } from './ledgerRepository.ts'
import { findWrongLinkTotals } from './linkTotalRepository.ts'

/** Recomputes all accounts from the recorded payments and entries, and returns what differs. Changes nothing. */
export function verifyLedger(database: Database): Promise<Discrepancy[]> {
  return database.unitOfWork(async ({ tx }) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`)
    await allowAnyTime(tx)
    return [
      ...(await findUnbalancedJournals(tx)),
      ...(await findWrongTotals(tx)),
      ...(await findWrongDailyTotals(tx)),
      ...(await findWrongPayments(tx)),
      ...(await findWrongLinkTotals(tx)),
    ]
  })
}

/** How many discrepancies are printed. */
const printedMax = 100

/** The command `verify-ledger`. Returns the exit code: 0 if the ledger adds up, otherwise 2. */
export async function verifyLedgerCommand(
  settings: Settings,
  write: (text: string) => void,
): Promise<number> {
  const database = await openDatabase(settings, { migrate: false })
  try {
    const found = await verifyLedger(database)
    for (const { figure, user_id: id, stored, recomputed } of found.slice(0, printedMax)) {
      write(`${figure} of merchant ${id}: stored ${stored}, recomputed ${recomputed}\n`)
    }
    if (found.length > printedMax) write(`and ${found.length - printedMax} more\n`)
    write(
      found.length === 0
        ? 'The ledger adds up: every account equals the recorded payments.\n'
        : `The ledger does not add up: ${found.length} figures differ.\n`,
    )
    return found.length === 0 ? 0 : 2
  } finally {
    await database.close()
  }
}
