import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { toAmount } from '@sluice/api/contract'
import type { Decimal } from '@sluice/api/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { rates, rateSources } from '../database/schema/index.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { currentRate } from './currentRate.ts'
import { readRateHealth } from './rateHealth.ts'
import { noRates, parseRates, ratesOfSandbox } from './ratesFile.ts'
import { refreshRates } from './refreshRates.ts'

/** Answers by the beginning of the path: JSON, a text, or nothing at all. */
type Answers = Record<string, object | string | null>

let answers: Answers
let asked: string[]
/** The keys that were sent. */
let keys: unknown[]
let url: string
let context: TestContext

const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  keys.push(request.headers['x-cg-demo-api-key'])
  const path = Object.keys(answers).find((each) => request.url?.startsWith(each))
  const answer = path === undefined ? undefined : answers[path]
  if (answer === null) return
  if (answer === undefined) response.statusCode = 429
  response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? {}))
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A server that listens on a port has this kind of address.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  context = await createTestContext()
})

beforeEach(async () => {
  answers = {}
  asked = []
  keys = []
  await context.database.unitOfWork(async ({ tx }) => {
    await tx.delete(rates)
    await tx.delete(rateSources)
  })
})

afterAll(async () => {
  await context.close()
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

const usdInr = { peg: 'USD', currency: 'INR' }

async function refresh(): Promise<void> {
  await refreshRates(context, new AbortController().signal)
}

async function rateOf(currency = 'INR'): Promise<bigint | undefined> {
  return (await currentRate(context, { peg: 'USD', currency }))?.rate
}

function use(...sources: object[]): void {
  context.rates = parseRates({ sources })
}

const json = (name: string) => ({
  kind: 'json',
  name,
  url: `${url}/${name}`,
  path: 'rates.{currency}',
  currencies: ['INR', 'JPY', 'KWD'],
})

function say(name: string, INR: Decimal | number): void {
  answers[`/${name}`] = { rates: { INR } }
}

function pass(minutes: number): void {
  context.clock.now = new Date(context.clock.now.getTime() + minutes * 60_000)
}

describe('a source', () => {
  test('CoinGecko: its simple price, with its own time', async () => {
    use({ kind: 'coingecko', url: `${url}/api/v3`, currencies: ['INR', 'KWD'], api_key: 'secret' })
    const seconds = context.clock.now.getTime() / 1_000 - 120
    answers['/api/v3/simple/price'] = {
      tether: { inr: 84.753_216_54, kwd: 3.066e-1, last_updated_at: seconds },
    }
    await refresh()
    expect(await currentRate(context, usdInr)).toEqual({
      ...usdInr,
      rate: toAmount('84.75321654'),
      at: new Date(seconds * 1_000),
      sources: ['coingecko'],
    })
    expect(await rateOf('KWD')).toBe(toAmount('0.3066'))
    expect(asked).toEqual([
      '/api/v3/simple/price?ids=tether&vs_currencies=inr%2Ckwd&include_last_updated_at=true&precision=full',
    ])
    expect(keys).toEqual(['secret'])
  })

  test('Kraken: the last trade, under its own name of the pair', async () => {
    use({ kind: 'kraken', url, pairs: { USDTEUR: { peg: 'USD', currency: 'EUR' } } })
    answers['/0/public/Ticker?pair=USDTEUR'] = {
      error: [],
      result: { USDTZEUR: { a: ['0.861', '1', '1.0'], c: ['0.86050', '12.1'] } },
    }
    await refresh()
    expect(await rateOf('EUR')).toBe(toAmount('0.8605'))
  })

  test('any JSON address: text or number at a path, with a time', async () => {
    use({ ...json('bank'), path: 'data.0.{currency}.buy', time_path: 'at' })
    answers['/bank'] = {
      at: context.clock.now.toISOString(),
      data: [{ INR: { buy: '84.5' }, JPY: { buy: 148 } }],
    }
    await refresh()
    expect(await rateOf()).toBe(toAmount('84.5'))
    expect(await rateOf('JPY')).toBe(toAmount('148'))
    expect(await rateOf('KWD')).toBeUndefined()
  })

  test.each<[string, Answers[string] | undefined]>([
    ['answers with an error', undefined],
    ['answers with a page', '<html>Too many requests</html>'],
    ['has nothing there', { rates: null }],
    ['says zero', { rates: { INR: 0 } }],
    ['says less than nothing', { rates: { INR: '-84' } }],
    ['says no number', { rates: { INR: 'n/a' } }],
    ['says more than any currency is worth', { rates: { INR: '1e30' } }],
    ['sends far too much', JSON.stringify({ rates: { INR: '8'.repeat(2_000_000) } })],
  ])('that %s counts for nothing, and the others count', async (_, answer) => {
    use(json('broken'), json('good'))
    if (answer !== undefined) answers['/broken'] = answer
    say('good', '84.2')
    await refresh()
    expect((await currentRate(context, usdInr))?.sources).toEqual(['good'])
    const { ages, sources } = await readRateHealth(context)
    expect(sources).toContainEqual({ name: 'broken', hasAnswered: false })
    expect(ages).toEqual([{ ...usdInr, seconds: 0 }])
  })

  test('that does not answer is given up when the gateway ends', async () => {
    use(json('silent'))
    answers['/silent'] = null
    const stop = new AbortController()
    const refreshing = refreshRates(context, stop.signal)
    await expect.poll(() => asked).toHaveLength(1)
    stop.abort()
    await refreshing
    expect(await rateOf()).toBeUndefined()
  })
})

describe('what counts', () => {
  test('a rate grows old: after 15 minutes there is none, until a source comes back', async () => {
    use(json('one'))
    say('one', 84)
    await refresh()
    delete answers['/one']
    pass(15)
    await refresh()
    expect(await rateOf()).toBe(toAmount('84'))
    pass(1)
    expect(await rateOf()).toBeUndefined()
    say('one', '84.3')
    await refresh()
    expect(await rateOf()).toBe(toAmount('84.3'))
  })

  test('a jump of one source waits for ten minutes, of two it counts at once', async () => {
    use(json('one'), json('two'))
    say('one', 84)
    await refresh()
    say('one', 120)
    pass(1)
    await refresh()
    expect(await rateOf()).toBe(toAmount('84'))
    pass(10)
    await refresh()
    expect(await rateOf()).toBe(toAmount('120'))
    say('one', 60)
    say('two', 61)
    pass(1)
    await refresh()
    expect(await rateOf()).toBe(toAmount('60.5'))
  })

  test('a liar does not move what two others say', async () => {
    use(json('one'), json('two'), json('liar'))
    say('one', 84)
    say('two', '84.4')
    say('liar', 8400)
    await refresh()
    expect(await rateOf()).toBe(toAmount('84.2'))
  })
})

test('the sandbox needs no source, and its rates move a little', async () => {
  context.rates = ratesOfSandbox
  const seen = new Set<bigint | undefined>()
  for (let minute = 0; minute < 60; minute += 5) {
    await refresh()
    seen.add(await rateOf())
    pass(5)
  }
  expect(seen.size).toBeGreaterThan(3)
  for (const rate of seen) {
    expect(rate).toBeGreaterThanOrEqual(toAmount('84.5'))
    expect(rate).toBeLessThanOrEqual(toAmount('85'))
  }
})

test('without sources only the pegs themselves have a rate', async () => {
  context.rates = noRates
  await refresh()
  expect(await rateOf('USD')).toBe(toAmount('1'))
  expect(await rateOf()).toBeUndefined()
})

test.each([
  [{}, 'sources'],
  [{ sources: [] }, 'sources must name at least one source'],
  [{ sources: [{ kind: 'bank' }] }, 'sources.0'],
  [
    { sources: [{ kind: 'json', url: 'http://rates.example', path: 'a', currencies: ['INR'] }] },
    'sources.0.url must be an https URL',
  ],
  [
    { sources: [{ kind: 'fixed', rates: { USD: { INR: 84 } } }] },
    'must be a number greater than zero, as text',
  ],
  [
    { sources: [{ kind: 'fixed', rates: { USD: { ABC: '84' } } }] },
    'must be a currency of ISO 4217',
  ],
  [{ sources: [{ kind: 'coingecko' }, { kind: 'coingecko' }] }, 'two sources have the same name'],
  [
    { sources: [{ kind: 'coingecko' }], max_age_minutes: 0 },
    'max_age_minutes must be a number from 1 to 1440',
  ],
])('RATES_FILE %j is refused in words', (content, words) => {
  expect(() => parseRates(content)).toThrow(words)
})
