import type { Amount } from '@sluice/api/contract'

import type { Pair } from './rateRepository.ts'

/** What a source says of a pair. */
export interface Reading extends Pair {
  rate: Amount
  /** When the source took it, if it says so; otherwise when it answered. */
  at: Date
}

/** Where rates are read. */
export interface RateSource {
  /** Unique, such as `coingecko`. Stored with every rate. */
  name: string
  /** Everything that the source knows. Rejects if it cannot be read, or answers something else. */
  read: (signal: AbortSignal, now: Date) => Promise<Reading[]>
}
