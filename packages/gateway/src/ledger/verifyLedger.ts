import { sql } from 'drizzle-orm'

import type { Database } from '../database/Database.ts'
import { allowAnyTime } from '../database/Database.ts'
import { findWrongDailyTotals } from './dailyTotalRepository.ts'
import { findUnbalancedJournals, findWrongTotals, findWrongPayments } from './ledgerRepository.ts'
import type { Discrepancy } from './ledgerRepository.ts'
import { findWrongLinkTotals } from './linkTotalRepository.ts'
import { findWrongRefunds } from './refundLedgerRepository.ts'

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
      ...(await findWrongRefunds(tx)),
    ]
  })
}
