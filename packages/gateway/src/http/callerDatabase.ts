import { lockSession } from '../accounts/accountLock.ts'
import { lockKey } from '../apiKeys/apiKeyService.ts'
import { lockDevice } from '../counter/deviceService.ts'
import type { Database } from '../database/Database.ts'
import type { Caller } from './authenticate.ts'

/** The database for a call: every unit of work begins with a lock of the caller's account, and fails if the session, the key or the device has ended since the call began. */
export function callerDatabase(
  database: Database,
  { userId, with: credential }: Caller,
  now: () => Date,
): Database {
  return {
    ...database,
    unitOfWork: (work) =>
      database.unitOfWork(async (unit) => {
        if (credential.kind === 'session') await lockSession(unit.tx, credential.session, now())
        else if (credential.kind === 'device') await lockDevice(unit.tx, credential.device)
        else await lockKey(unit.tx, { id: credential.id, user_id: userId }, now())
        return work(unit)
      }),
  }
}
