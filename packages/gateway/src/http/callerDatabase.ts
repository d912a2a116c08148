import { lockUser, shareUser } from '../accounts/userRepository.ts'
import { findLiveSession } from '../accounts/sessionRepository.ts'
import { isApiKeyLive } from '../apiKeys/apiKeyRepository.ts'
import type { Database } from '../database/Database.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { Failure } from '../errors/Failure.ts'
import type { Caller } from './authenticate.ts'

/**
 * Locks the caller's account until the unit ends, and makes sure that the session or the key still works. Calls with a key
 * share the lock, so that a merchant's payments are created side by side; what changes the account excludes them. Fails with
 * `session_invalid` or `api_key_invalid`.
 */
async function lockCaller(
  tx: Tx,
  { userId, apiKeyId, session }: Caller,
  now: () => Date,
): Promise<void> {
  const user = await (session ? lockUser : shareUser)(tx, userId)
  // Read after the wait for the lock, so with everything that others have committed.
  const isLive = session
    ? await findLiveSession(tx, session.id, now())
    : await isApiKeyLive(tx, apiKeyId, now())
  if (!user || user.closed_at || !isLive) {
    throw new Failure(session ? 'session_invalid' : 'api_key_invalid')
  }
}

/** The database for a call: every unit of work of it begins with the caller's lock. */
export function callerDatabase(database: Database, caller: Caller, now: () => Date): Database {
  return {
    ...database,
    unitOfWork: (work) =>
      database.unitOfWork(async (unit) => {
        await lockCaller(unit.tx, caller, now)
        return work(unit)
      }),
  }
}
