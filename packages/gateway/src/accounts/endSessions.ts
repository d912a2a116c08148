import type { MerchantId } from '@sluice/api/contract'

import { recordAudit } from '../audit/auditService.ts'
import type { Settings } from '../config/settings.ts'
import { systemOrigin } from '../context.ts'
import type { Database } from '../database/Database.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { StartUpError } from '../errors/Failure.ts'
import { deleteSessions, findSessionOwners } from './sessionRepository.ts'
import { findUserByEmail, lockUser } from './userRepository.ts'

/** The merchants whose sessions end: the one with this email, or with `--all` everyone who has a session. */
async function findOwners({ db }: Database, whose: string): Promise<string[]> {
  if (whose === '--all') return findSessionOwners(db)
  const user = await findUserByEmail(db, whose)
  if (!user) throw new StartUpError('there is no account with this email')
  return [user.id]
}

/** Ends every session of a merchant, and records that the operator did it. Returns how many ended. */
function endSessionsOf(database: Database, userId: MerchantId): Promise<number> {
  return database.unitOfWork(async ({ tx }) => {
    await lockUser(tx, userId)
    const count = await deleteSessions(tx, userId)
    if (count === 0) return 0
    const context = { now: () => new Date(), origin: systemOrigin }
    const detail = { count: String(count) }
    await recordAudit(context, tx, { user_id: userId, action: 'all_sessions_ended', detail })
    return count
  })
}

/**
 * The command `end-sessions`: ends the sessions of the merchant with an email, or with `--all` those of every merchant.
 * Throws a `StartUpError` if there is no such account, or not exactly one argument.
 */
export async function endSessionsCommand(
  settings: Settings,
  [whose, ...others]: string[],
  write: (text: string) => void,
): Promise<void> {
  if (!whose || others.length > 0) {
    throw new StartUpError('needs the email of an account, or --all')
  }
  const database = await openDatabase(settings, { migrate: false })
  try {
    let count = 0
    // One transaction for each merchant, so that calls of a running gateway never wait for long.
    for (const id of await findOwners(database, whose)) count += await endSessionsOf(database, id)
    write(`Sessions ended: ${count}\n`)
  } finally {
    await database.close()
  }
}
