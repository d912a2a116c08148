import { toAmount } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { findRate, findRateTimes } from './rateRepository.ts'
import type { Pair, StoredRate } from './rateRepository.ts'

/** A rate that is fresh enough for a price. */
export type CurrentRate = StoredRate

/** What one unit of a pair's peg is worth now. Null if no rate is fresh enough. A currency is worth itself. */
export async function currentRate(
  { database, now, rates }: Uses<'database' | 'now' | 'rates'>,
  pair: Pair,
): Promise<CurrentRate | null> {
  if (pair.peg === pair.currency) {
    return { ...pair, rate: toAmount('1'), at: now(), sources: ['par'] }
  }
  const stored = await findRate(database.db, pair)
  const isFresh = stored && now().getTime() - stored.at.getTime() <= rates.policy.maxAgeMs
  return isFresh ? stored : null
}

/** Whether a currency has had a rate, or no source has answered yet: then there may be one soon. */
export async function mayHaveRate(
  { database }: Uses<'database'>,
  currency: string,
): Promise<boolean> {
  const { taken } = await findRateTimes(database.db)
  return taken.length === 0 || taken.some((pair) => pair.currency === currency)
}
