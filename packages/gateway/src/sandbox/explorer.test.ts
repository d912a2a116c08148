import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestGateway } from '../test/testGateway.ts'
import type { Answer, TestGateway } from '../test/testGateway.ts'

let gateway: TestGateway
let key: string

beforeAll(async () => {
  gateway = await startTestGateway({ local_chain: true })
  key = await gateway.keyFor((await gateway.merchant()).token)
}, 60_000)
afterAll(() => gateway.close())

function get(path: string): Promise<Answer> {
  return gateway.call('GET', `/sandbox/explorer${path}`)
}

/** Pays in full and returns the transfer's hash and the deposit address. */
async function pay(amount: string, confirm: boolean): Promise<{ hash: string; address: string }> {
  const { body: created } = await gateway.call('POST', '/pay/api/transaction/create', {
    key,
    body: { amount },
  })
  const { body } = await gateway.call('POST', `/sandbox/transactions/${created.id}/pay`, {
    body: { outcome: 'paid', confirm },
  })
  return { hash: body.hash, address: body.deposit_address }
}

test('a payment can be looked up by the hash that its merchant gets', async () => {
  const { hash, address } = await pay('12.5', true)
  const page = await get(`/tx/${hash}`)
  expect(page.status).toBe(200)
  expect(page.body).toContain('✓ Success')
  expect(page.body).toContain('12.5 USDT')
  expect(page.body).toContain(address)
  expect(page.body).toMatch(/[4-9]\s+confirmations/)
  expect(page.body).not.toMatch(/<script|\son\w+=/i)
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'/)
})

test('the front page lists the latest blocks with their transactions and finds one by its hash', async () => {
  const { hash } = await pay('3', true)
  const page = await get('')
  expect(page.body.match(/<strong>Block \d+/g).length).toBeGreaterThan(5)
  expect(page.body).toContain(`href="/sandbox/explorer/tx/${hash}"`)
  const found = await get(`?hash=%20${hash}`)
  expect([found.status, found.headers.get('location')]).toEqual([
    303,
    `/sandbox/explorer/tx/${hash}`,
  ])
  expect((await gateway.call('GET', '/sandbox')).body).toContain(`/sandbox/explorer/tx/${hash}`)
})

test('a transaction that a reorg removed is told apart from one that never was', async () => {
  const { hash } = await pay('7', false)
  expect((await get(`/tx/${hash}`)).body).toContain('7 USDT')
  await gateway.call('POST', '/sandbox/chain', { body: { action: 'reorg', blocks: 3 } })
  const removed = await get(`/tx/${hash}`)
  expect(removed.status).toBe(404)
  expect(removed.body).toContain('Transaction removed')

  const unknown = await get(`/tx/0x${'ab'.repeat(32)}`)
  expect(unknown.status).toBe(404)
  expect(unknown.body).toContain('Transaction not found')
  const invalid = await get('/tx/%3Cimg%20src=x%3E')
  expect([invalid.status, invalid.body.includes('<img')]).toEqual([404, false])
})
