import { toAmount } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import type { Reader } from '../database/Connection.ts'
import { findRate } from './rateRepository.ts'
import type { Pair, StoredRate } from './rateRepository.ts'

/** What one unit of a pair's peg is worth now. Null if no rate is fresh enough. A currency is worth itself. */
export async function currentRate(
  db: Reader,
  { now, rates }: Uses<'now' | 'rates'>,
  pair: Pair,
): Promise<StoredRate | null> {
  if (pair.peg === pair.currency) {
    return { ...pair, rate: toAmount('1'), at: now(), sources: ['par'] }
  }
  const stored = await findRate(db, pair)
  const isFresh = stored && now().getTime() - stored.at.getTime() <= rates.policy.maxAgeMs
  return isFresh ? stored : null
}
