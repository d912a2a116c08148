import type { Uses } from '../context.ts'
import { agree } from './agree.ts'
import type { Opinion } from './agree.ts'
import type { RateSource, Reading } from './RateSource.ts'
import { lockRates, noteAnswers, storeRates } from './rateRepository.ts'
import type { Pair, RateState } from './rateRepository.ts'

/** How long a source may take. */
const timeoutMs = 10_000

interface Answer {
  name: string
  /** Null if it could not be read. */
  readings: readonly Reading[] | null
}

async function ask(
  { now, logger }: Uses<'now' | 'logger'>,
  source: RateSource,
  stopped: AbortSignal,
): Promise<Answer> {
  const { name } = source
  try {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)])
    return { name, readings: await source.read(signal, now()) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    logger.warn({ source: name, reason }, 'a source of rates did not answer')
    return { name, readings: null }
  }
}

function keyOf({ peg, currency }: Pair): string {
  return `${peg}/${currency}`
}

/** What sources say, by pair. */
function opinionsOf(answers: readonly Answer[]): Map<string, Pair & { opinions: Opinion[] }> {
  const byPair = new Map<string, Pair & { opinions: Opinion[] }>()
  for (const { name, readings } of answers) {
    for (const { peg, currency, rate, at } of readings ?? []) {
      const pair = { peg, currency }
      const known = byPair.get(keyOf(pair)) ?? { ...pair, opinions: [] }
      known.opinions.push({ source: name, rate, at })
      byPair.set(keyOf(pair), known)
    }
  }
  return byPair
}

/** Asks every source, and stores what they agree on. What nobody agrees on keeps its last rate, which grows old. */
export async function refreshRates(
  context: Uses<'database' | 'logger' | 'now' | 'rates'>,
  stopped: AbortSignal,
): Promise<void> {
  const { sources, policy } = context.rates
  if (sources.length === 0) return
  const answers = await Promise.all(sources.map((source) => ask(context, source, stopped)))
  const now = context.now()
  const byPair = opinionsOf(answers)
  await context.database.unitOfWork(async ({ tx }) => {
    const known = new Map((await lockRates(tx)).map((state) => [keyOf(state), state]))
    const states = [...byPair].map(([key, { peg, currency, opinions }]): RateState => {
      const before = known.get(key)
      const { accepted, suspicion } = agree(
        opinions,
        before?.accepted?.rate,
        before?.suspicion ?? null,
        now,
        policy,
      )
      if (suspicion?.since.getTime() === now.getTime()) {
        context.logger.warn({ pair: key, opinions: opinions.map(nameAndRate) }, 'a rate jumps')
      }
      return { peg, currency, accepted: accepted ?? before?.accepted, suspicion }
    })
    await storeRates(tx, states)
    await noteAnswers(
      tx,
      answers.map(({ name, readings }) => ({ name, hasAnswered: readings !== null })),
      now,
    )
  })
}

function nameAndRate({ source, rate }: Opinion) {
  return { source, rate: Number(rate) / 1e10 }
}
