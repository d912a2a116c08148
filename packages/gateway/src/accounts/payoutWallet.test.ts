import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { users } from '../database/schema/index.ts'
import { createFakeIssuer } from '../test/fakeIssuer.ts'
import { createTestContext } from '../test/testContext.ts'
import { startTestGateway } from '../test/testGateway.ts'
import type { TestGateway } from '../test/testGateway.ts'
import { testWallet } from '../test/testWallet.ts'
import { createMerchantTransaction } from '../transactions/transactionService.ts'
import { registerByIdentity } from './identityService.ts'
import { createIdentityVerifier } from './identityVerifier.ts'
import { changePayoutWallet } from './payoutWallet.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway()
}, 60_000)
afterAll(() => gateway.close())

const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

function change(token: string, wallet_id: string, password?: string) {
  return gateway.call('PUT', '/user/update/walletid', { token, body: { wallet_id, password } })
}

async function walletOf(token: string): Promise<string> {
  return (await gateway.call('GET', '/user/me', { token })).body.wallet_id
}

async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  const { body } = await gateway.call('GET', `/sandbox/mails?to=${encodeURIComponent(email)}`)
  return body.filter(({ subject }: { subject: string }) => /wallet/.test(subject))
}

test('a change is mailed with both addresses; the same wallet again is no change', async () => {
  const { email, password, token } = await gateway.merchant()
  await change(token, testWallet, password)
  await change(token, other, password)
  await change(token, other, 'a wrong password')
  await expect.poll(() => mailsTo(email)).toHaveLength(2)
  const [changed, first] = await mailsTo(email)
  expect(first?.text).toContain('was set to 0x5aAe…eAed')
  expect(changed?.text).toContain('was changed from 0x5aAe…eAed to 0xfB69…d359')
})

test('guesses count as log-ins, and the session goes on', { timeout: 60_000 }, async () => {
  const { email, password, token } = await gateway.merchant()
  const guesses = await Promise.all(
    Array.from({ length: 15 }, (_, turn) => change(token, other, `guess number ${turn}`)),
  )
  expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5)
  // Not even the right password is tried any more.
  expect((await change(token, other, password)).status).toBe(429)
  const login = await gateway.call('POST', '/user/login', { body: { email, password } })
  expect(login.status).toBe(429)
  expect(await walletOf(token)).toBe(testWallet)
})

test('of parallel first wallets one is set, and the others need the password', async () => {
  const context = await createTestContext({ rate_limits: false })
  const userId = await context.addMerchant()
  await context.database.db.update(users).set({ wallet_id: '' })
  const none = { password: undefined, identityToken: undefined, address: '203.0.113.9' }
  const results = await Promise.allSettled(
    [testWallet, other, testWallet, other].map((wallet) =>
      changePayoutWallet(context, userId, wallet, none),
    ),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await context.close()
}, 60_000)

test('a wallet from before, which is no address, counts as none for payments', async () => {
  const context = await createTestContext()
  const userId = await context.addMerchant()
  const create = () => createMerchantTransaction(context, userId, { amount: '2', metadata: '' })
  await expect(create()).resolves.toBeDefined()
  for (const wallet_id of ['TQ5NMqJpS3Z8mUnTqY7wXkRb1dVfGh2LcE', `0x${'0'.repeat(40)}`, '']) {
    await context.database.db.update(users).set({ wallet_id }).where(eq(users.id, userId))
    await expect(create()).rejects.toMatchObject({ code: 'wallet_required' })
  }
  await context.close()
}, 60_000)

test('an account without a password confirms with its own identity token, once', async () => {
  const issuer = await createFakeIssuer()
  const context = await createTestContext()
  const identity = createIdentityVerifier({ ...issuer, now: () => new Date() })
  const person = { email: 'meera@tea.example', sub: '100000000000000000001' }
  const request = { email: person.email, password: person.sub, full_name: 'Meera' }
  const registration = await issuer.token(person)
  await registerByIdentity({ ...context, identity }, request, registration)
  const [user] = await context.database.db.select().from(users)
  const changeTo = (wallet: string, identityToken?: string, password?: string) =>
    changePayoutWallet({ ...context, identity }, `${user?.id}`, wallet, {
      password,
      identityToken,
      address: '203.0.113.9',
    })
  const invalid = { fields: [{ field: 'password', message: expect.any(String) }] }

  await changeTo(testWallet)
  await expect(changeTo(other)).rejects.toMatchObject(invalid)
  await expect(changeTo(other, undefined, person.sub)).rejects.toMatchObject(invalid)
  const stranger = await issuer.token({ ...person, sub: '100000000000000000002' })
  await expect(changeTo(other, stranger)).rejects.toMatchObject(invalid)
  const token = await issuer.token(person)
  await changeTo(other, token)
  await expect(changeTo(testWallet, token)).rejects.toMatchObject(invalid)
  const [changed] = await context.database.db.select().from(users)
  expect(changed?.wallet_id).toBe(other)
  await context.close()
}, 60_000)
