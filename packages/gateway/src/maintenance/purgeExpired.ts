import type { Uses } from '../context.ts'
import { deleteOldWindows } from '../rateLimits/rateLimiter.ts'
import { deletionsOf } from './maintenanceRepository.ts'

/** How long sent mails, delivered events, used tokens and the like are kept, in days. */
const keptDays = 30

/** How long API calls are kept, in days, and how many of each merchant. */
const callDays = 7
const maxCalls = 10_000

const dayMs = 86_400_000

/** Deletes one batch of each kind of row that is no longer needed, never money. Returns whether there may be more. */
export async function purgeExpired(context: Uses<'database' | 'logger' | 'now'>): Promise<boolean> {
  const { database, logger } = context
  const now = context.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const horizons = {
    now,
    kept: daysAgo(keptDays),
    calls: { since: daysAgo(callDays), newest: maxCalls },
  }
  await database.unitOfWork(({ tx }) => deleteOldWindows(tx, now))
  let hasMore = false
  for (const deleteOne of deletionsOf(horizons)) {
    try {
      if (await database.unitOfWork(({ tx }) => deleteOne(tx))) hasMore = true
    } catch (error) {
      // The other kinds are still deleted.
      logger.error({ err: error }, 'maintenance failed')
    }
  }
  return hasMore
}
