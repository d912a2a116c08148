import type { Uses } from '../context.ts'
import type { NetworkFollower } from '../rails/Rail.ts'
import { findUnverified, finishVerification, verifyNetwork } from '../rails/networkVerification.ts'
import { verifyLedger } from './verifyLedger.ts'
import { verifyRefunds } from './verifyRefunds.ts'

/** When the night of a moment began in which the books are verified: two o'clock in India, when few pay. */
function lastNight(now: Date): Date {
  const night = new Date(now)
  night.setUTCHours(20, 30, 0, 0)
  return night > now ? new Date(night.getTime() - 86_400_000) : night
}

/** How many differences are logged. */
const loggedMax = 10

/** Verifies the books against every network that was not verified since last night. */
export async function verifyBooks(
  context: Uses<'database' | 'logger' | 'now'>,
  followers: readonly NetworkFollower[],
): Promise<void> {
  const { database, logger } = context
  const due = await findUnverified(context, followers, lastNight(context.now()))
  if (due.length === 0) return
  const inBooks = await verifyLedger(database)
  for (const follower of due) {
    const { network } = follower
    try {
      const verified = await verifyNetwork(context, follower, { whole: false })
      if (!verified) continue
      const refunds = await verifyRefunds(context, follower, verified.record)
      const differences = [...inBooks, ...verified.found, ...refunds]
      for (const { figure, stored, recomputed } of differences.slice(0, loggedMax)) {
        logger.error({ network: network.name, figure, stored, recomputed }, 'the books differ')
      }
      await finishVerification(context, network, verified.record, differences.length)
    } catch (error) {
      logger.error({ network: network.name, err: error }, 'the books could not be verified')
    }
  }
}
