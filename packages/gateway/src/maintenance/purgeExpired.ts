import type { GatewayContext } from '../context.ts'
import { deleteOldWindows } from '../rateLimits/rateLimiter.ts'
import { deletionsOf } from './maintenanceRepository.ts'

/** How long sent mails, delivered events, used tokens and the like are kept, in days. */
const keptDays = 30

/** Deletes one batch of each kind of row that is no longer needed, never money. Returns whether there may be more. */
export async function purgeExpired(context: GatewayContext): Promise<boolean> {
  const { database, logger } = context
  const now = context.now()
  const kept = new Date(now.getTime() - keptDays * 86_400_000)
  await deleteOldWindows(database.db, now)
  let hasMore = false
  for (const deleteOne of deletionsOf(database.db, now, kept)) {
    try {
      if (await deleteOne()) hasMore = true
    } catch (error) {
      // The other kinds are still deleted.
      logger.error({ err: error }, 'maintenance failed')
    }
  }
  return hasMore
}
