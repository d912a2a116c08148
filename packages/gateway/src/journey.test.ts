import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestGateway } from './test/testGateway.ts'
import type { TestGateway } from './test/testGateway.ts'
import { testWallet } from './test/testWallet.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway({ local_chain: true })
}, 60_000)
afterAll(() => gateway.close())

test('a merchant signs up, a customer pays, and the overview shows it', async () => {
  const { call } = gateway
  const login = { email: 'Ravi@Shop.example', password: 'monsoon river 42' }

  const registered = await call('POST', '/user/business/register', {
    body: { ...login, full_name: 'Ravi' },
  })
  expect(registered.status).toBe(200)
  const early = await call('POST', '/user/login', { body: login })
  expect([early.status, early.body.message]).toEqual([401, 'User not verified!'])

  const link = await gateway.tokenFor(login.email, /verify/i)
  expect((await call('POST', '/user/verify_user', { body: { token: `"${link}"` } })).status).toBe(
    200,
  )
  const { body: session } = await call('POST', '/user/login', {
    body: { ...login, email: 'ravi@shop.EXAMPLE' },
  })
  const token: string = session.access_token

  expect((await call('GET', '/user/me', { token })).body.business_info).toBeNull()
  const business = { name: 'Ravi Spices', tps: 2 }
  expect((await call('POST', '/user/business/info', { token, body: business })).status).toBe(200)

  const none = await call('GET', '/user/config/key/view', { token })
  expect(none.body).toEqual({ message: 'No API keys found for this user' })
  const { body: key } = await call('POST', '/user/config/key/create', {
    token,
    body: { name: 'Shop' },
  })
  const second = await call('POST', '/user/config/key/create', { token, body: { name: 'Other' } })
  expect(second.body).toEqual({ message: 'API key with this prefix already exists' })
  expect((await call('GET', '/user/config/key/view', { token })).body).toEqual([key])

  const unready = await call('POST', '/pay/api/transaction/create', {
    key: key.key,
    body: { amount: '1' },
  })
  expect([unready.status, unready.body.code]).toEqual([409, 'wallet_required'])
  const wallet = { wallet_id: testWallet.toLowerCase() }
  expect((await call('PUT', '/user/update/walletid', { token, body: wallet })).status).toBe(200)

  const created = await call('POST', '/pay/api/transaction/create', {
    key: key.key,
    body: { amount: '120.0000000001', metadata: 'order 7 \u{1F33F}' },
  })
  expect(created.status).toBe(200)
  const id: string = created.body.id
  const paid = await call('POST', `/sandbox/transactions/${id}/pay`, { body: { outcome: 'paid' } })
  expect(paid.body).toMatchObject({ status: 1, state: 'paid', fee_due: '0.0000000000' })

  const status = await call('GET', `/pay/api/transaction/status/${id}`, { key: key.key })
  expect(status.body).toMatchObject({
    id,
    status: 1,
    amount: '120.0000010000',
    metadata: 'order 7 \u{1F33F}',
  })
  const { body: overview } = await call('GET', '/user/business/user/me', { token })
  expect(overview).toEqual({
    full_name: 'Ravi',
    email: 'Ravi@Shop.example',
    payout_wallet: testWallet,
    wallet_id: testWallet,
    business_info: { name: 'Ravi Spices' },
    total_earnings: '120.0000010000',
    webhook: [],
  })
  expect((await call('GET', '/user/business/transaction/count', { token })).body).toEqual({
    count: 1,
  })
  const { body: list } = await call('GET', '/user/business/transaction/view?page=1&limit=7', {
    token,
  })
  expect(list).toHaveLength(1)
  expect(list[0]).toMatchObject({ id, status: 1, transaction_type: 0, created_by: 'api' })
}, 60_000)
