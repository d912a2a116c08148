import { lockSession } from '../accounts/accountLock.ts'
import { lockKey } from '../apiKeys/apiKeyService.ts'
import type { Database } from '../database/Database.ts'
import type { Caller } from './authenticate.ts'

/** The database for a call: every unit of work begins with a lock of the caller's account, and fails if the session or the key has ended since the call began. */
export function callerDatabase(
  database: Database,
  { userId, apiKeyId, session }: Caller,
  now: () => Date,
): Database {
  return {
    ...database,
    unitOfWork: (work) =>
      database.unitOfWork(async (unit) => {
        if (session) await lockSession(unit.tx, session, now())
        else await lockKey(unit.tx, { id: apiKeyId, user_id: userId }, now())
        return work(unit)
      }),
  }
}
