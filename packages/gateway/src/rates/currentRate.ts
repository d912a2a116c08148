import { toAmount } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import type { Reader } from '../database/Connection.ts'
import { findRate, findRates, findRateTimes } from './rateRepository.ts'
import type { Pair, StoredRate } from './rateRepository.ts'
import type { Rates } from './ratesFile.ts'

/** A rate that is fresh enough for a price. */
export type CurrentRate = StoredRate

/** What one unit of a pair's peg is worth now. Null if no rate is fresh enough. A currency is worth itself. */
export async function currentRate(
  { database, now, rates }: Uses<'database' | 'now' | 'rates'>,
  pair: Pair,
): Promise<CurrentRate | null> {
  if (pair.peg === pair.currency) return parRate(pair.peg, pair.currency, now())
  const stored = await findRate(database.db, pair)
  return stored && isFresh(stored, now(), rates) ? stored : null
}

/** The rates of all currencies that the pegs of tokens are fresh in, or of one, beside the pegs themselves. */
export async function currentRates(
  { database, now, rates }: Uses<'database' | 'now' | 'rates'>,
  pegs: readonly string[],
  currency?: string,
): Promise<CurrentRate[]> {
  const stored = await findRates(database.db, currency)
  return [
    ...pegs.map((peg) => parRate(peg, peg, now())),
    ...stored.filter((rate) => pegs.includes(rate.peg) && isFresh(rate, now(), rates)),
  ]
}

/** The rate of a peg in itself, or in a token that follows it. */
export function parRate(peg: string, currency: string, at: Date): CurrentRate {
  return { peg, currency, rate: toAmount('1'), at, sources: ['par'] }
}

function isFresh({ at }: StoredRate, now: Date, { policy }: Rates): boolean {
  return now.getTime() - at.getTime() <= policy.maxAgeMs
}

/** The last rate of a pair, however old, and whether it is too old for a price. Null if there never was one. */
export async function lastRate(
  { now, rates }: Uses<'now' | 'rates'>,
  db: Reader,
  pair: Pair,
): Promise<(CurrentRate & { isStale: boolean }) | null> {
  const rate =
    pair.peg === pair.currency ? parRate(pair.peg, pair.currency, now()) : await findRate(db, pair)
  return rate && { ...rate, isStale: !isFresh(rate, now(), rates) }
}

/** Whether a currency has had a rate, or no source has answered yet: then there may be one soon. */
export async function mayHaveRate(
  { database }: Uses<'database'>,
  currency: string,
): Promise<boolean> {
  const { taken } = await findRateTimes(database.db)
  return taken.length === 0 || taken.some((pair) => pair.currency === currency)
}
