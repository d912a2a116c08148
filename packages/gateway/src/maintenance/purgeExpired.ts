import type { GatewayContext } from '../context.ts'
import { deleteOldWindows } from '../rateLimits/rateLimiter.ts'
import { deleteOldRows } from './maintenanceRepository.ts'

/** For how long a sent mail's row, a delivered event, a used token and the like are kept for questions, in days. */
const keptDays = 30

/** Deletes what is of no more use to anybody; never anything about money. */
export async function purgeExpired(context: GatewayContext): Promise<boolean> {
  const now = context.now()
  await deleteOldWindows(context.database.db, now)
  await deleteOldRows(context.database.db, now, new Date(now.getTime() - keptDays * 86_400_000))
  return false
}
