import type { Settings } from '../config/settings.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { verifyLedger } from '../payments/verifyLedger.ts'

/** How many findings are written out. */
const shownMost = 100

/**
 * The operator's `verify-ledger`: recomputes every merchant's books from their entries and says how it went. Gives the
 * exit code: 0 when they add up, 2 when they do not.
 */
export async function verifyLedgerCommand(
  settings: Settings,
  write: (text: string) => void,
): Promise<number> {
  const database = await openDatabase(settings, () => undefined)
  try {
    const { wrong } = await verifyLedger(database)
    for (const { about, user_id: id, kept, recomputed } of wrong.slice(0, shownMost)) {
      write(`${about} of merchant ${id}: kept ${kept}, recomputed ${recomputed}\n`)
    }
    if (wrong.length > shownMost) write(`and ${wrong.length - shownMost} more\n`)
    write(
      wrong.length === 0
        ? 'The ledger adds up: every merchant’s earnings and counts equal their entries.\n'
        : `The ledger does not add up in ${wrong.length} places.\n`,
    )
    return wrong.length === 0 ? 0 : 2
  } finally {
    await database.close()
  }
}
