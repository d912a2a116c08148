import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterMemory } from 'rate-limiter-flexible'

import { prepareOnce } from '../database/Database.ts'
import type { Connection } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { rateLimits } from '../database/schema/index.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How many authenticated calls a merchant may make per minute at each process. */
export const callsPerMinute = 6_000

/**
 * Every limit. Failed logins are counted by account and address, by address, and by account. The last of these does not
 * apply to addresses that the account's owner has logged in from.
 */
export const getLimiters = prepareOnce((db: Connection) => {
  const limit = (points: number, duration: number) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix: '',
      points,
      duration,
      // A blocked key is refused from memory until its window ends, so a flood does not reach the database.
      inMemoryBlockOnConsumed: points + 1,
      clearExpiredByTimeout: false,
    })
  return {
    loginByAccountAndAddress: limit(10, 15 * minute),
    loginByAddress: limit(100, 15 * minute),
    loginByAccount: limit(50, hour),
    /** Remembers where an account was logged in to. It limits nothing. */
    knownAddress: limit(1, 30 * day),
    registerByAddress: limit(100, hour),
    forgotByAccount: limit(5, hour),
    verifyByAccount: limit(5, hour),
    forgotByAddress: limit(60, hour),
    tokenByAddress: limit(30, 15 * minute),
    /** Each is a guess among 2^40 codes. */
    pairingByAddress: limit(20, 15 * minute),
    passkeyByAddress: limit(100, 15 * minute),
    /** Wrong codes of an authenticator app, by those who know the password. */
    codeByAccount: limit(10, 15 * minute),
    emailChangeByAccount: limit(5, hour),
    exportByAccount: limit(10, hour),
    /** Each asks every network's provider. */
    findTransferByMerchant: limit(20, 10 * minute),
    customerMailsByMerchant: limit(100, hour),
    /** Each mails the customer. */
    refundCodesByRefund: limit(10, hour),
    linkByAddress: limit(60, 10 * minute),
    // Counted in the memory of each process, because these are consumed by every call or by a flood of refused ones.
    apiKeyByAddress: new RateLimiterMemory({ points: 60, duration: 5 * minute }),
    checkoutByAddress: new RateLimiterMemory({ points: 600, duration: minute }),
    callsByMerchant: new RateLimiterMemory({ points: callsPerMinute, duration: minute }),
  }
})

/** The name of a limit. */
export type RateLimit = keyof ReturnType<typeof getLimiters>

/** Deletes the windows that have ended. */
export async function deleteOldWindows(tx: Tx, now: Date): Promise<void> {
  await tx.delete(rateLimits).where(lt(rateLimits.expire, now))
}
