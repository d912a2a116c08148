import type { Uses } from '../context.ts'
import { findRateTimes } from './rateRepository.ts'
import type { Pair } from './rateRepository.ts'

/** How current rates are, and who says them. */
export interface RateHealth {
  ages: (Pair & { seconds: number })[]
  sources: { name: string; hasAnswered: boolean }[]
}

/** The age of each rate, and whether each source answered when it was last asked. */
export async function readRateHealth({
  database,
  now,
}: Uses<'database' | 'now'>): Promise<RateHealth> {
  const { taken, asked } = await findRateTimes(database.db)
  const time = now().getTime()
  return {
    ages: taken.flatMap(({ at, ...pair }) =>
      at ? [{ ...pair, seconds: (time - at.getTime()) / 1_000 }] : [],
    ),
    sources: asked.map(({ name, asked_at, answered_at }) => ({
      name,
      hasAnswered: answered_at?.getTime() === asked_at.getTime(),
    })),
  }
}
