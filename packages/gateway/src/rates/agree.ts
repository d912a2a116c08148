import { asAmount } from '@sluice/api/contract'
import type { Amount } from '@sluice/api/contract'

import type { Pair, RateState, Suspicion } from './rateRepository.ts'

/** What a source says of one pair. */
export interface Opinion {
  source: string
  rate: Amount
  at: Date
}

export interface RatePolicy {
  /** Older rates are not used. */
  maxAgeMs: number
  /** A rate that differs by more from the one before needs a second source, in hundredths of a per cent. */
  maxJump: number
  /** Or has to be said for this long. */
  holdMs: number
}

/** What counts from now on, if anything does. */
export type Agreement = Omit<RateState, keyof Pair>

/** A clock that is ahead by more tells nothing about the age of its rates. */
const clockSkewMs = 60_000

function isNear(one: Amount, other: Amount, { maxJump }: RatePolicy): boolean {
  const distance = one > other ? one - other : other - one
  return distance * 10_000n <= other * BigInt(maxJump)
}

/** Between the two in the middle, if there is no one. */
function median(rates: readonly Amount[]): Amount {
  const sorted = rates.toSorted((one, other) => (one < other ? -1 : Number(one > other)))
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0n
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0n
  return asAmount((lower + upper) / 2n)
}

function accept(opinions: readonly Opinion[]): Agreement {
  return {
    accepted: {
      rate: median(opinions.map(({ rate }) => rate)),
      at: new Date(Math.min(...opinions.map(({ at }) => at.getTime()))),
      sources: opinions.map(({ source }) => source).toSorted(),
    },
    suspicion: null,
  }
}

/**
 * What the sources agree on: the median of those that are near the rate before, or near one another. A lone source that
 * jumps is believed once it has said the same for the policy's time.
 */
export function agree(
  all: readonly Opinion[],
  before: Amount | undefined,
  suspicion: Suspicion | null,
  now: Date,
  policy: RatePolicy,
): Agreement {
  const opinions = all.filter(({ at }) => {
    const age = now.getTime() - at.getTime()
    return age <= policy.maxAgeMs && age >= -clockSkewMs
  })
  if (opinions.length === 0) return { accepted: undefined, suspicion }
  if (before === undefined && opinions.length === 1) return accept(opinions)
  const plausible = opinions.filter(
    (opinion) =>
      (before !== undefined && isNear(opinion.rate, before, policy)) ||
      opinions.some((other) => other !== opinion && isNear(opinion.rate, other.rate, policy)),
  )
  if (plausible.length > 0) return accept(plausible)
  const rate = median(opinions.map((opinion) => opinion.rate))
  if (!suspicion || !isNear(rate, suspicion.rate, policy)) {
    return { accepted: undefined, suspicion: { rate, since: now } }
  }
  const heldMs = now.getTime() - suspicion.since.getTime()
  return heldMs >= policy.holdMs ? accept(opinions) : { accepted: undefined, suspicion }
}
