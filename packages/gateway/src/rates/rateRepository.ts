import { toAmount, toDecimal } from '@sluice/api/contract'
import type { Amount } from '@sluice/api/contract'
import { and, eq, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import { prepareOnce } from '../database/Database.ts'
import { rates, rateSources } from '../database/schema/index.ts'
import type { Tx } from '../database/UnitOfWork.ts'

/** What one unit of a currency that tokens follow is worth in another currency: 1 USD is 84.75 INR. */
export interface Pair {
  /** The currency that tokens follow. */
  peg: string
  /** ISO 4217, such as INR. */
  currency: string
}

/** A rate as it is stored. */
export interface StoredRate extends Pair {
  rate: Amount
  /** When it was taken: by the oldest of the sources that agree. */
  at: Date
  /** The sources that agree. */
  sources: string[]
}

/** A rate that nobody confirms, and since when it has been said. */
export interface Suspicion {
  rate: Amount
  since: Date
}

/** What is known of a pair. */
export interface RateState extends Pair {
  accepted: Omit<StoredRate, keyof Pair> | undefined
  suspicion: Suspicion | null
}

type RateRow = typeof rates.$inferSelect

function toState(row: RateRow): RateState {
  const { peg, currency, rate, taken_at, sources, suspected_rate, suspected_since } = row
  return {
    peg,
    currency,
    accepted:
      rate === null || taken_at === null
        ? undefined
        : { rate: toAmount(rate), at: taken_at, sources },
    suspicion:
      suspected_rate === null || suspected_since === null
        ? null
        : { rate: toAmount(suspected_rate), since: suspected_since },
  }
}

/** What is known of every pair. Locked, so that of several gateways each continues what another has found. */
export async function lockRates(tx: Tx): Promise<RateState[]> {
  const rows = await tx.select().from(rates).orderBy(rates.peg, rates.currency).for('update')
  return rows.map(toState)
}

export async function storeRates(tx: Tx, states: readonly RateState[]): Promise<void> {
  if (states.length === 0) return
  const rows = states.map(({ peg, currency, accepted, suspicion }) => ({
    peg,
    currency,
    rate: accepted ? toDecimal(accepted.rate) : null,
    taken_at: accepted?.at ?? null,
    sources: accepted?.sources ?? [],
    suspected_rate: suspicion ? toDecimal(suspicion.rate) : null,
    suspected_since: suspicion?.since ?? null,
  }))
  await tx
    .insert(rates)
    .values(rows)
    .onConflictDoUpdate({
      target: [rates.peg, rates.currency],
      set: {
        rate: sql`excluded.rate`,
        taken_at: sql`excluded.taken_at`,
        sources: sql`excluded.sources`,
        suspected_rate: sql`excluded.suspected_rate`,
        suspected_since: sql`excluded.suspected_since`,
      },
    })
}

/** Notes that sources were asked, and which of them answered. */
export async function noteAnswers(
  tx: Tx,
  answers: readonly { name: string; hasAnswered: boolean }[],
  now: Date,
): Promise<void> {
  if (answers.length === 0) return
  const rows = answers.map(({ name, hasAnswered }) => ({
    name,
    asked_at: now,
    answered_at: hasAnswered ? now : null,
  }))
  await tx
    .insert(rateSources)
    .values(rows)
    .onConflictDoUpdate({
      target: rateSources.name,
      set: {
        asked_at: sql`excluded.asked_at`,
        answered_at: sql`coalesce(excluded.answered_at, ${rateSources.answered_at})`,
      },
    })
}

const rate = prepareOnce((db) =>
  db
    .select()
    .from(rates)
    .where(
      and(eq(rates.peg, sql.placeholder('peg')), eq(rates.currency, sql.placeholder('currency'))),
    )
    .prepare('rate'),
)

/** The last rate that sources agreed on, however old. */
export async function findRate(db: Reader, { peg, currency }: Pair): Promise<StoredRate | null> {
  const [row] = await rate(db).execute({ peg, currency })
  const accepted = row && toState(row).accepted
  return accepted ? { peg, currency, ...accepted } : null
}

const ratesIn = prepareOnce((db) =>
  db
    .select()
    .from(rates)
    .where(eq(rates.currency, sql.placeholder('currency')))
    .orderBy(rates.peg)
    .prepare('rates_in'),
)

/** The last rates that sources agreed on of all pairs, or of those of one currency, however old, by currency. */
export async function findRates(db: Reader, only?: string): Promise<StoredRate[]> {
  const rows =
    only === undefined
      ? await db.select().from(rates).orderBy(rates.currency, rates.peg)
      : await ratesIn(db).execute({ currency: only })
  return rows
    .map(toState)
    .flatMap(({ peg, currency, accepted }) => (accepted ? [{ peg, currency, ...accepted }] : []))
}

/** When each pair's rate was taken, and when each source was asked and answered last. */
export async function findRateTimes(db: Reader) {
  const [taken, asked] = await Promise.all([
    db.select({ peg: rates.peg, currency: rates.currency, at: rates.taken_at }).from(rates),
    db.select().from(rateSources),
  ])
  return { taken, asked }
}
