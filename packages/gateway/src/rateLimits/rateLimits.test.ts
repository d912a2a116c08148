import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { startTestGateway } from '../test/testGateway.ts'
import type { Answer, TestGateway } from '../test/testGateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway({ trust_proxy: 1, sandbox_exposed: true })
}, 60_000)
afterAll(() => gateway.close())

function from(address: string) {
  return { 'x-forwarded-for': `203.0.113.9, ${address}` }
}

/** How often each status was answered; a 429 that does not say when to come back counts as 0. */
function statuses(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status, headers } of answers) {
    const isFair = status !== 429 || Number(headers.get('retry-after')) > 0
    const shown = isFair ? status : 0
    counts[shown] = (counts[shown] ?? 0) + 1
  }
  return counts
}

function logIn(email: string, password: string, address: string) {
  return gateway.call('POST', '/user/login', { body: { email, password }, headers: from(address) })
}

async function repeat(times: number, one: (turn: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let turn = 0; turn < times; turn += 50) {
    const batch = Array.from({ length: Math.min(50, times - turn) }, (_, index) =>
      one(turn + index),
    )
    answers.push(...(await Promise.all(batch)))
  }
  return answers
}

test(
  'a thousand logins from one address: ten are checked, and the owner can log in elsewhere',
  { timeout: 120_000 },
  async () => {
    const { email, password } = await gateway.merchant()
    const guesses = await repeat(1_000, (turn) =>
      logIn(email, `guess number ${turn}`, '198.51.100.1'),
    )
    expect(statuses(guesses)).toEqual({ 401: 10, 429: 990 })
    expect((await logIn(email, password, '198.51.100.2')).status).toBe(200)
    expect((await logIn(email, password, '198.51.100.1')).status).toBe(429)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 })
    try {
      expect((await logIn(email, password, '198.51.100.1')).status).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  },
)

test(
  'logins from many addresses: the owner can log in from a known address',
  { timeout: 120_000 },
  async () => {
    const { email, password } = await gateway.merchant()
    expect((await logIn(email, password, '192.0.2.77')).status).toBe(200)
    const guesses = await repeat(80, (turn) => logIn(email, 'a wrong password', `198.18.0.${turn}`))
    expect(statuses(guesses)).toEqual({ 401: 50, 429: 30 })
    expect((await logIn(email, password, '198.18.1.1')).status).toBe(429)
    expect((await logIn(email, password, '192.0.2.77')).status).toBe(200)
  },
)

test(
  'logins from many addresses: a password reset makes its address known',
  { timeout: 120_000 },
  async () => {
    const { email } = await gateway.merchant()
    const guesses = await repeat(60, (turn) => logIn(email, 'a wrong password', `198.20.0.${turn}`))
    expect(statuses(guesses)).toEqual({ 401: 50, 429: 10 })
    await gateway.call('POST', '/user/business/forgetpassword', { body: { email } })
    const token = await gateway.tokenFor(email, /reset/i)
    const body = { token, new_password: 'a new monsoon river' }
    const headers = from('198.20.1.1')
    await gateway.call('POST', '/user/reset-password', { headers, body })
    expect((await logIn(email, 'a new monsoon river', '198.20.1.2')).status).toBe(429)
    expect((await logIn(email, 'a new monsoon river', '198.20.1.1')).status).toBe(200)
  },
)

test('an unknown email is limited like a known one', { timeout: 120_000 }, async () => {
  const guesses = await repeat(20, () =>
    logIn('nobody@shop.example', 'some password', '198.51.100.3'),
  )
  expect(statuses(guesses)).toEqual({ 401: 10, 429: 10 })
})

test('a thousand invalid reset tokens: a valid one still works', { timeout: 120_000 }, async () => {
  const { email } = await gateway.merchant()
  const headers = from('198.51.100.4')
  const reset = (token: string) =>
    gateway.call('POST', '/user/reset-password', {
      headers,
      body: { token, new_password: 'a new monsoon river' },
    })
  expect(statuses(await repeat(1_000, (turn) => reset(`token${turn}`)))).toEqual({
    400: 30,
    429: 970,
  })
  await gateway.call('POST', '/user/business/forgetpassword', { body: { email } })
  expect((await reset(await gateway.tokenFor(email, /reset/i))).status).toBe(200)
})

test('a thousand invalid API keys: a valid one still works', { timeout: 120_000 }, async () => {
  const key = await gateway.keyFor((await gateway.merchant()).token)
  const view = (guess: string) =>
    gateway.call('GET', '/pay/api/transaction/view', { key: guess, headers: from('198.51.100.5') })
  expect(statuses(await repeat(1_000, (turn) => view(`${key}${turn}`)))).toEqual({
    401: 60,
    429: 940,
  })
  expect((await view(key)).status).toBe(200)
})

test('reset mails are limited per account', async () => {
  const { email } = await gateway.merchant()
  const answers = await repeat(20, (turn) =>
    gateway.call('POST', '/user/business/forgetpassword', {
      body: { email },
      headers: from(`198.19.0.${turn}`),
    }),
  )
  expect(statuses(answers)).toEqual({ 200: 5, 429: 15 })
})

test('addresses that the caller adds to X-Forwarded-For are ignored', async () => {
  const answers = await repeat(20, (turn) =>
    gateway.call('POST', '/user/login', {
      body: { email: 'somebody@shop.example', password: 'some password' },
      headers: { 'x-forwarded-for': `10.0.0.${turn}, 198.51.100.6` },
    }),
  )
  expect(statuses(answers)).toEqual({ 401: 10, 429: 10 })
})

function quotaOf({ headers }: Answer): number[] {
  return ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`ratelimit-${name}`)))
}

test('a merchant has a generous quota of calls, and sees what is left of it', async () => {
  const { token } = await gateway.merchant()
  const list = () => gateway.call('GET', '/user/business/transaction/count', { token })
  const [limit = 0, remaining = 0, reset] = quotaOf(await list())
  // The first call set the wallet.
  expect([limit, remaining]).toEqual([6_000, 5_998])
  expect(reset).toBeLessThanOrEqual(60)
  await repeat(remaining, list)
  const refused = await list()
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  expect(quotaOf(refused).slice(0, 2)).toEqual([6_000, 0])
  // Other merchants are not affected.
  const other = await gateway.merchant()
  expect((await gateway.call('GET', '/user/me', { token: other.token })).status).toBe(200)
}, 120_000)

test('customers: checkouts and payment links are limited by address', async () => {
  const id = '01990000-0000-7000-8000-000000000000'
  const open = (address: string) =>
    gateway.call('POST', `/pay/api/link/${id}`, { body: {}, headers: from(address) })
  expect(statuses(await repeat(80, () => open('198.51.100.60')))).toEqual({ 404: 60, 429: 20 })
  expect((await open('198.51.100.61')).status).toBe(404)
  const read = (turn: number) =>
    gateway.call('GET', `/pay/api/checkout/${id}${turn % 2 === 0 ? '' : '/events'}`, {
      headers: from('198.51.100.60'),
    })
  expect(statuses(await repeat(650, read))).toEqual({ 404: 600, 429: 50 })
})
