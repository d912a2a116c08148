import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { createTestChain } from '../test/testChain.ts'
import { createTestContext } from '../test/testContext.ts'
import { startTestGateway } from '../test/testGateway.ts'
import type { TestGateway } from '../test/testGateway.ts'
import { testWallet } from '../test/testWallet.ts'
import { listDepositTerms } from '../payments/depositTerms.ts'
import { createPayment, readPaymentStatus } from '../payments/paymentService.ts'
import { closeAccount } from './closing.ts'

let gateway: TestGateway
const clock = { ahead: 0 }
const hour = 3_600_000

beforeAll(async () => {
  gateway = await startTestGateway(
    { rate_limits: false },
    { now: () => new Date(Date.now() + clock.ahead) },
  )
}, 60_000)
afterAll(() => gateway.close())
beforeEach(() => {
  clock.ahead = 0
})

let addresses = 0
function newEmail(): string {
  addresses += 1
  return `new${addresses}@shop.example`
}

function logIn(email: string, password: string) {
  return gateway.call('POST', '/user/login', { body: { email, password } })
}

const isLoggedIn = async (token: string) =>
  (await gateway.call('GET', '/user/me', { token })).status === 200

async function emailOf(token: string): Promise<string> {
  return (await gateway.call('GET', '/user/me', { token })).body.email
}

async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  return (await gateway.call('GET', `/sandbox/mails?to=${encodeURIComponent(email)}`)).body
}

/** Asks for another email, and returns the tokens of both links. */
async function requestEmail(merchant: { token: string; email: string }, email = newEmail()) {
  const { token } = merchant
  const { status } = await gateway.call('POST', '/user/email', { token, body: { email } })
  expect(status).toBe(200)
  return {
    email,
    old: await gateway.tokenFor(merchant.email, /confirm or refuse/i),
    new: await gateway.tokenFor(email, /confirm your new email/i),
  }
}

const confirm = (token: string) => gateway.call('POST', '/user/email/confirm', { body: { token } })
const refuse = (token: string) => gateway.call('POST', '/user/email/refuse', { body: { token } })

test('a new password ends the other sessions, and the merchant is told', async () => {
  const { email, password, token } = await gateway.merchant()
  const { access_token: other } = (await logIn(email, password)).body
  const body = { new_password: 'a new monsoon river' }
  expect((await gateway.call('PUT', '/user/password', { token, body })).status).toBe(200)
  expect(await isLoggedIn(token)).toBe(true)
  expect(await isLoggedIn(other)).toBe(false)
  expect((await logIn(email, password)).status).toBe(401)
  expect((await logIn(email, body.new_password)).status).toBe(200)
  await expect
    .poll(() => mailsTo(email))
    .toContainEqual(
      expect.objectContaining({
        subject: 'Password changed',
        text: expect.stringMatching(/IST, from .+ \(127/),
      }),
    )
})

test.each([
  ['old', 'new'],
  ['new', 'old'],
] as const)('the %s address and then the %s one change the email', async (first, second) => {
  const merchant = await gateway.merchant()
  const { token } = merchant
  const change = await requestEmail(merchant)
  expect((await confirm(change[first])).body).toEqual({ state: 'waiting' })
  expect((await confirm(change[first])).body.code).toBe('token_invalid')
  expect(await emailOf(token)).toBe(merchant.email)
  expect((await confirm(change[second])).body).toEqual({ state: 'changed' })
  expect(await emailOf(token)).toBe(change.email)
  expect((await logIn(change.email, merchant.password)).status).toBe(200)
  for (const address of [merchant.email, change.email]) {
    await expect
      .poll(() => mailsTo(address))
      .toContainEqual(expect.objectContaining({ subject: 'Email changed' }))
  }
})

test('parallel confirmations of both links change the email once', async () => {
  const merchant = await gateway.merchant()
  const change = await requestEmail(merchant)
  const answers = await Promise.all([change.old, change.new, change.old, change.new].map(confirm))
  const states = answers.map(({ body }) => `${body.state ?? body.code}`).toSorted()
  expect(states).toEqual(['changed', 'token_invalid', 'token_invalid', 'waiting'])
  expect(await emailOf(merchant.token)).toBe(change.email)
})

test.each(['old', 'new'] as const)('the %s address can refuse', async (side) => {
  const merchant = await gateway.merchant()
  const change = await requestEmail(merchant)
  expect((await refuse(change[side])).status).toBe(200)
  for (const token of [change.old, change.new]) {
    expect((await confirm(token)).body.code).toBe('token_invalid')
  }
  expect(await emailOf(merchant.token)).toBe(merchant.email)
})

test('the links expire after a day, and a later change replaces an earlier one', async () => {
  const merchant = await gateway.merchant()
  const first = await requestEmail(merchant)
  const { token } = merchant
  const email = newEmail()
  await gateway.call('POST', '/user/email', { token, body: { email } })
  const later = await gateway.tokenFor(email, /confirm your new email/i)
  expect((await confirm(first.new)).body.code).toBe('token_invalid')
  clock.ahead = 24 * hour + 1_000
  expect((await confirm(later)).body.code).toBe('token_invalid')
})

test('links of one merchant change nothing of another', async () => {
  const [merchant, other] = [await gateway.merchant(), await gateway.merchant()]
  const change = await requestEmail(merchant)
  for (const token of [change.old, change.new]) {
    await gateway.call('POST', '/user/email/confirm', { token: other.token, body: { token } })
  }
  expect(await emailOf(other.token)).toBe(other.email)
  expect(await emailOf(merchant.token)).toBe(change.email)
})

test('a reset link that was sent to the old address no longer works', async () => {
  const merchant = await gateway.merchant()
  const { email } = merchant
  await gateway.call('POST', '/user/business/forgetpassword', { body: { email } })
  const token = await gateway.tokenFor(email, /reset/i)
  const change = await requestEmail(merchant)
  await confirm(change.old)
  await confirm(change.new)
  const reset = await gateway.call('POST', '/user/reset-password', {
    body: { token, new_password: 'a new monsoon river' },
  })
  expect(reset.body.code).toBe('token_invalid')
})

test('a closed account is gone, its payments are not, and its email is free', async () => {
  const { email, password, token } = await gateway.merchant('Meera')
  const key = await gateway.keyFor(token)
  const payment = await gateway.call('POST', '/pay/api/transaction/create', {
    key,
    body: { amount: '5' },
  })
  const link = await gateway.call('POST', '/user/business/link', {
    token,
    body: { description: 'Tea', amount: '40', is_reusable: true },
  })
  expect([payment.status, link.status]).toEqual([200, 200])
  const { access_token: other } = (await logIn(email, password)).body
  const close = (typed: string) =>
    gateway.call('PUT', '/user/closed', { token, body: { email: typed } })
  expect((await close('somebody@shop.example')).body.errors[0].field).toBe('email')
  expect(await isLoggedIn(token)).toBe(true)
  expect((await close(email.toUpperCase())).status).toBe(200)

  for (const session of [token, other]) expect(await isLoggedIn(session)).toBe(false)
  expect((await logIn(email, password)).status).toBe(401)
  const { id } = payment.body
  expect((await gateway.call('GET', `/pay/api/transaction/status/${id}`, { key })).status).toBe(401)
  const opened = await gateway.call('POST', `/pay/api/link/${link.body.id}`, { body: {} })
  expect(opened.body.code).toBe('link_inactive')
  const checkout = await gateway.call('GET', `/pay/api/checkout/${id}`)
  expect(checkout.body).toMatchObject({ state: 'awaiting_payment' })
  await expect
    .poll(() => mailsTo(email))
    .toContainEqual(expect.objectContaining({ subject: 'Your account is closed' }))

  const again = await gateway.call('POST', '/user/business/register', {
    body: { email, password, full_name: 'Meera' },
  })
  expect(again.status).toBe(200)
})

test('money that arrives after the account was closed still reaches its wallet', async () => {
  const context = await createTestContext()
  try {
    const id = await context.addMerchant()
    const chain = createTestChain(context)
    const payment = await createPayment(context, id, { amount: '5', metadata: '' })
    await closeAccount(context, id, `${id}@shop.example`)
    const minedAt = new Date(context.clock.now.getTime() + 1_000)
    await chain.pay({ address: payment.deposit_address, amount: '5', minedAt, hash: '0x1' })
    const status = await readPaymentStatus(context, id, payment.id)
    expect(status.state).toBe('paid')
    const [terms] = await listDepositTerms(context, id, { limit: 1 })
    expect(terms?.merchant).toBe(testWallet)
  } finally {
    await context.close()
  }
})
