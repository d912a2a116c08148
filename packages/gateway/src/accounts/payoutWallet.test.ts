import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { users } from '../database/schema/index.ts'
import { createTestContext } from '../test/testContext.ts'
import { startTestGateway } from '../test/testGateway.ts'
import type { TestGateway } from '../test/testGateway.ts'
import { testWallet } from '../test/testWallet.ts'
import { createMerchantTransaction } from '../transactions/transactionService.ts'
import { changePayoutWallet } from './payoutWallet.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway()
}, 60_000)
afterAll(() => gateway.close())

const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

function change(token: string, wallet_id: string) {
  return gateway.call('PUT', '/user/update/walletid', { token, body: { wallet_id } })
}

async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  const { body } = await gateway.call('GET', `/sandbox/mails?to=${encodeURIComponent(email)}`)
  return body.filter(({ subject }: { subject: string }) => /wallet/.test(subject))
}

test('a change is mailed with both addresses; the same wallet again is no change', async () => {
  const { email, token } = await gateway.merchant()
  await change(token, testWallet)
  await change(token, other)
  await change(token, other)
  await expect.poll(() => mailsTo(email)).toHaveLength(2)
  const [changed, first] = await mailsTo(email)
  expect(first?.text).toContain('was set to 0x5aAe…eAed')
  expect(changed?.text).toContain('was changed from 0x5aAe…eAed to 0xfB69…d359')
})

test('of parallel changes each finds the wallet that the one before has set', async () => {
  const context = await createTestContext({ rate_limits: false })
  const userId = await context.addMerchant()
  await context.database.db.update(users).set({ wallet_id: '' })
  const changes = [testWallet, other, testWallet, other].map((wallet) =>
    changePayoutWallet(context, userId, wallet),
  )
  await expect(Promise.all(changes)).resolves.toHaveLength(4)
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
