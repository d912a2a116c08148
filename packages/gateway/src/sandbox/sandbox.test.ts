import { afterAll, beforeAll, expect, test } from 'vitest'

import { claimOf, customerWallet, newRefund } from '../test/refunds.ts'
import { startTestGateway } from '../test/testGateway.ts'
import type { TestGateway } from '../test/testGateway.ts'

let gateway: TestGateway
let key: string

beforeAll(async () => {
  gateway = await startTestGateway({ demo: true, local_chain: true })
  key = await gateway.keyFor((await gateway.merchant()).token)
}, 60_000)
afterAll(() => gateway.close())

async function create(amount: string, metadata = ''): Promise<string> {
  const { body } = await gateway.call('POST', '/pay/api/transaction/create', {
    key,
    body: { amount, metadata },
  })
  return body.id
}

function simulate(id: string, outcome: string, amount?: string) {
  return gateway.call('POST', `/sandbox/transactions/${id}/pay`, {
    body: amount ? { outcome, amount } : { outcome },
  })
}

test.each([
  ['paid', 1, 'paid', '100.0000000000'],
  ['underpaid', 0, 'partially_paid', '50.0000000000'],
  ['overpaid', 1, 'overpaid', '110.0000000000'],
  ['split', 1, 'paid', '100.0000000000'],
  ['wrong_token', 1, 'paid', '100.0000000000'],
  ['dust', 0, 'awaiting_payment', '0.0050000000'],
  ['expired', -1, 'expired', '0.0000000000'],
  ['late', -1, 'late', '100.0000000000'],
])('%s', async (outcome, status, stands, received) => {
  const { body } = await simulate(await create('100'), outcome)
  expect(body).toMatchObject({ status, state: stands, received })
})

test('underpaid, then the rest, then it cannot expire', async () => {
  const id = await create('100')
  await simulate(id, 'underpaid', '0.000001')
  expect((await simulate(id, 'paid')).body).toMatchObject({ state: 'paid', status: 1 })
  expect((await simulate(id, 'expired')).body).toMatchObject({ state: 'paid', status: 1 })
})

test(
  '20 payments that are simulated at once are all seen within seconds',
  { timeout: 60_000 },
  async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => create('10')))
    const began = performance.now()
    const answers = await Promise.all(ids.map((id) => simulate(id, 'paid')))
    expect(answers.map(({ body }) => body.state)).toEqual(ids.map(() => 'paid'))
    expect(performance.now() - began).toBeLessThan(20_000)
  },
)

test('a reorg after the credit reverses it, and only a payment that was made can be reversed', async () => {
  const id = await create('100')
  expect((await simulate(id, 'reversed')).status).toBe(422)
  await simulate(id, 'paid')
  expect((await simulate(id, 'reversed')).body).toMatchObject({
    status: 0,
    received: '0.0000000000',
  })
})

test('a refund that is claimed can be paid from the merchant’s wallet', async () => {
  const id = await create('100')
  await simulate(id, 'paid')
  const created = await gateway.call('POST', '/v1/refunds', { key, body: newRefund(id, '30') })
  const pay = () => gateway.call('POST', `/sandbox/refunds/${created.body.id}/pay`, { body: {} })
  expect((await pay()).status).toBe(404)
  await gateway.call('POST', `/pay/api/refund/${claimOf(created.body)}`, {
    body: { address: customerWallet, accepts_contract: false },
  })
  expect((await gateway.call('GET', '/sandbox')).body).toContain('Pay from the merchant’s wallet')
  const { hash } = (await pay()).body
  const refund = await gateway.call('GET', `/v1/refunds/${created.body.id}`, { key })
  expect(refund.body).toMatchObject({ state: 'succeeded', hash })
  expect((await pay()).status).toBe(404)
})

test('rejects unknown outcomes and transactions', async () => {
  const wrong = await simulate(await create('1'), 'stolen')
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'outcome'])
  expect((await simulate('nothing', 'paid')).status).toBe(404)
  expect((await simulate('00000000-0000-7000-8000-000000000000', 'paid')).status).toBe(404)
})

test('the page lists pending transactions and escapes metadata', async () => {
  const id = await create('12.5', '<script>alert("metadata")</script>')
  const { body, headers } = await gateway.call('GET', '/sandbox')
  expect(body).toContain(`/sandbox/transactions/${id}/pay`)
  expect(body).toContain('&lt;script&gt;')
  expect(body).not.toMatch(/<script|\son\w+=|javascript:/i)
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/)
  expect(headers.get('referrer-policy')).toBe('same-origin')
})

test('a form pays and redirects back; forms of other sites are rejected', async () => {
  const id = await create('7')
  const post = (origin: string) =>
    fetch(`${gateway.url}/sandbox/transactions/${id}/pay`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin },
      body: new URLSearchParams({ outcome: 'paid' }),
    })
  expect((await post('https://evil.example')).status).toBe(403)
  expect((await post('null')).status).toBe(403)
  const response = await post(gateway.url)
  expect([response.status, response.headers.get('location')]).toEqual([303, `/sandbox?done=${id}`])
  const read = async () =>
    (await gateway.call('GET', `/pay/api/transaction/status/${id}`, { key })).body
  expect(await read()).toMatchObject({ state: 'confirming', required_confirmations: 3 })
  await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe(1)
})

test('the mailbox shows mails with links, and their HTML in a sandbox', async () => {
  const { email } = await gateway.merchant('<img src=x onerror=alert(1)>')
  const page = await gateway.call('GET', '/sandbox/mail')
  expect(page.body).toContain(email)
  expect(page.body).toMatch(/<a href="http:\/\/[^"]+\/verifyuser\?token=\w+">/)
  expect(page.body).not.toContain('<img')
  const [mail] = (await gateway.call('GET', `/sandbox/mails?to=${email}`)).body
  const html = await gateway.call('GET', `/sandbox/mail/${mail.id}`)
  expect(html.body).not.toContain('<img')
  expect(html.headers.get('content-security-policy')).toMatch(/sandbox/)
})

test('the demo merchant has payment links, and mails of the past only about held money', async () => {
  const { body: session } = await gateway.call('POST', '/user/login', { body: gateway.demo })
  const token = session.access_token
  const { body: links } = await gateway.call('GET', '/user/business/link?page=1&limit=10', {
    token,
  })
  expect(links).toHaveLength(2)
  const { body: mails } = await gateway.call('GET', `/sandbox/mails?to=${gateway.demo?.email}`)
  const subjects: string[] = mails.map(({ subject }: { subject: string }) => subject)
  expect(subjects.filter((subject) => subject.includes('received'))).toEqual([])
  const { body: chosen } = await gateway.call('GET', '/user/notifications', { token })
  expect(chosen).toEqual({ payment_mails: 'each_payment' })
})

test('the demo merchant has earnings and transactions of every status, newest first', async () => {
  const { body: session } = await gateway.call('POST', '/user/login', { body: gateway.demo })
  const token = session.access_token
  const { body: user } = await gateway.call('GET', '/user/me', { token })
  expect(user.business_info.name).toBe('Monsoon Coffee House')
  expect(Number(user.total_earnings)).toBeGreaterThan(1_000)
  const { body: list } = await gateway.call('GET', '/user/business/transaction/view?limit=100', {
    token,
  })
  const { body: total } = await gateway.call('GET', '/user/business/transaction/count', { token })
  expect(total.count).toBe(list.length)
  expect(new Set(list.map((row: { status: number }) => row.status))).toEqual(new Set([1, 0, -1]))
  const times = list.map((row: { created_at: string }) => row.created_at)
  expect(times).toEqual(times.toSorted().toReversed())
})

// Last, because everything that waits ends.
test(
  'the clock can be put forward: a coin is found, and payments end',
  { timeout: 60_000 },
  async () => {
    const id = await create('100')
    await simulate(id, 'coin')
    const advance = (hours: unknown) => gateway.call('POST', '/sandbox/clock', { body: { hours } })
    expect((await advance(0)).status).toBe(422)
    for (let hour = 0; hour < 2; hour += 1) expect((await advance(1)).status).toBe(204)
    const { body } = await gateway.call('GET', `/pay/api/transaction/status/${id}`, { key })
    expect(body).toMatchObject({
      state: 'expired',
      held: [{ token: 'ETH', reason: 'native_coin' }],
    })
    expect((await advance(72)).status).toBe(204)
    const { body: later } = await gateway.call(
      'GET',
      `/pay/api/transaction/status/${await create('5')}`,
      { key },
    )
    expect(Date.parse(later.created_at)).toBeGreaterThan(Date.now() + 72 * 3_600_000)
  },
)
