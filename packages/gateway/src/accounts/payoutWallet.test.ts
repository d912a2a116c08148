import { randomUUID } from 'node:crypto'

import { walletProofText } from '@sluice/api/contract'
import { desc, eq } from 'drizzle-orm'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  depositAddresses,
  mailOutbox,
  sessions,
  totpSecrets,
  users,
} from '../database/schema/index.ts'
import { addTestPasskey } from '../test/addTestPasskey.ts'
import { createTestContext } from '../test/testContext.ts'
import { startTestGateway } from '../test/testGateway.ts'
import type { TestGateway } from '../test/testGateway.ts'
import { testWallet } from '../test/testWallet.ts'
import { readAttention } from '../dashboard/dashboardService.ts'
import { createPayment } from '../payments/paymentService.ts'
import { contractVersions } from '../rails/evm/contractVersions.ts'
import { evmRail } from '../rails/evm/evmRail.ts'
import { sandboxFeeWallet, sandboxRelayerKey, testTokens } from '../rails/evm/local/localChain.ts'
import {
  changePassword,
  readMerchant,
  readSecurity,
  resetMerchantPassword,
} from './accountService.ts'
import { changeEmail, readPendingEmail } from './emailChange.ts'
import {
  cancelWalletChange,
  changePayoutWallet,
  readWalletChange,
  undoWalletChange,
} from './payoutWallet.ts'
import { startSession } from './sessionService.ts'
import { setUpTotp } from './totp.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway()
}, 60_000)
afterAll(() => gateway.close())

const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

function changeByCall(token: string, wallet_id: string) {
  return gateway.call('PUT', '/user/update/walletid', { token, body: { wallet_id } })
}

async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  const { body } = await gateway.call('GET', `/sandbox/mails?to=${encodeURIComponent(email)}`)
  return body.filter(({ subject }: { subject: string }) => /wallet/.test(subject))
}

test('a change is mailed with both addresses; the same wallet again is no change', async () => {
  const { email, token } = await gateway.merchant()
  await changeByCall(token, testWallet)
  await changeByCall(token, other)
  await changeByCall(token, other)
  await expect.poll(() => mailsTo(email)).toHaveLength(2)
  const [changed, first] = await mailsTo(email)
  expect(first?.text).toContain('was set to 0x5aAe…eAed')
  expect(changed?.text).toContain('was changed from 0x5aAe…eAed to 0xfB69…d359')
  expect(changed?.text).toContain('In the sandbox this applies at once')
})

test('of parallel changes each finds the wallet that the one before has set', async () => {
  const context = await createTestContext({ rate_limits: false })
  const userId = await context.addMerchant()
  await context.database.connection.update(users).set({ payout_wallet: '' })
  const changes = [testWallet, other, testWallet, other].map((wallet) =>
    changePayoutWallet(context, userId, { wallet_id: wallet }),
  )
  await expect(Promise.all(changes)).resolves.toHaveLength(4)
  await context.close()
}, 60_000)

test('a wallet from before, which is no address, counts as none for payments', async () => {
  const context = await createTestContext()
  const userId = await context.addMerchant()
  const create = () => createPayment(context, userId, { amount: '2', metadata: '' })
  await expect(create()).resolves.toBeDefined()
  for (const payout_wallet of ['TQ5NMqJpS3Z8mUnTqY7wXkRb1dVfGh2LcE', `0x${'0'.repeat(40)}`, '']) {
    await context.database.connection
      .update(users)
      .set({ payout_wallet })
      .where(eq(users.id, userId))
    await expect(create()).rejects.toMatchObject({ code: 'wallet_required' })
  }
  await context.close()
}, 60_000)

test('a payout wallet is none that would lose the money', async () => {
  const payer = evmRail.payerOf(sandboxRelayerKey)
  const created = await createTestContext({ rate_limits: false })
  const context = { ...created, networks: { ...created.networks, payer } }
  const userId = await context.addMerchant()
  const { deposit_address } = await createPayment(context, userId, { amount: '2', metadata: '' })
  const lost = [
    ...testTokens.map(({ address }) => address),
    sandboxFeeWallet,
    payer,
    ...contractVersions.flatMap(({ factory, implementation }) => [factory, implementation]),
    deposit_address,
    `0x${'0'.repeat(39)}1`,
    `0x${'0'.repeat(36)}dead`,
    `0x${'0'.repeat(40)}`,
  ]
  for (const wallet of lost) {
    await expect(changePayoutWallet(context, userId, { wallet_id: wallet })).rejects.toMatchObject({
      code: 'validation_failed',
    })
  }
  expect((await readMerchant(context, userId)).payout_wallet).toBe(testWallet)
  await context.close()
}, 60_000)

/** A merchant of a gateway with real money, and what payments created at its clock's time go to. */
async function openLive() {
  const sandbox = await createTestContext({ rate_limits: false })
  const settings = { ...sandbox.settings, mode: 'live' as const }
  const context = { ...sandbox, settings }
  const userId = await context.addMerchant()
  /** What waits to be sent, newest first. */
  async function mails(): Promise<string[]> {
    const rows = await context.database.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id))
    return rows.map(({ id, mail_ciphertext: mail }) => context.vault.decrypt('mail', id, mail))
  }
  return {
    context,
    userId,
    change: (wallet: string) => changePayoutWallet(context, userId, { wallet_id: wallet }),
    pass: (hours: number) => {
      sandbox.clock.now = new Date(sandbox.clock.now.getTime() + hours * 3_600_000)
    },
    payee: async () => {
      const { db } = context.database
      const { id } = await createPayment(context, userId, { amount: '2', metadata: '' })
      const [deposit] = await db
        .select()
        .from(depositAddresses)
        .where(eq(depositAddresses.payment_id, id))
      return deposit?.merchant
    },
    mails,
    /** The token of the newest mail. */
    token: async () => {
      const texts = await mails()
      return texts.map((text) => /undo\?token=(\w+)/.exec(text)?.[1]).find(Boolean) ?? ''
    },
  }
}

const address = '203.0.113.9'
const used = { code: 'token_invalid' }

test('a replaced wallet applies after 24 hours, to the second', { timeout: 60_000 }, async () => {
  const { context, userId, change, pass, payee } = await openLive()
  await change(other)
  const { pending } = await readWalletChange(context, userId)
  expect(pending).toEqual({ payout_wallet: other, applies_at: '2026-03-02T12:00:00.000Z' })
  pass(24 - 1 / 3600)
  expect(await payee()).toBe(testWallet)
  expect((await readMerchant(context, userId)).payout_wallet).toBe(testWallet)
  pass(1 / 3600)
  expect(await payee()).toBe(other)
  expect((await readMerchant(context, userId)).payout_wallet).toBe(other)
  expect(await readWalletChange(context, userId)).toEqual({
    pending: null,
    second_wallet: null,
    proven_wallet: null,
  })
  await context.close()
})

test(
  'an undone change keeps the old wallet and ends the sessions, once',
  { timeout: 60_000 },
  async () => {
    const { context, userId, change, pass, payee, token } = await openLive()
    const { db } = context.database
    await context.database.unitOfWork((unit) => startSession(context, unit, userId))
    const stranger = await context.addMerchant()
    await context.database.unitOfWork((unit) => startSession(context, unit, stranger))
    await change(other)
    const link = await token()
    await changePayoutWallet(context, stranger, { wallet_id: other })
    await undoWalletChange(context, link, address)
    expect((await db.select().from(sessions)).map(({ user_id }) => user_id)).toEqual([stranger])
    await expect(undoWalletChange(context, link, address)).rejects.toMatchObject(used)
    await expect(undoWalletChange(context, 'invented', address)).rejects.toMatchObject(used)
    // It is of one merchant: the other's change goes on.
    expect(await readWalletChange(context, stranger)).toMatchObject({
      pending: { payout_wallet: other },
    })
    pass(25)
    expect(await payee()).toBe(testWallet)
    await context.close()
  },
)

test(
  'an undone change locks out whoever made it, and tells the owner what they did',
  { timeout: 60_000 },
  async () => {
    const { context, userId, change, pass, mails, token } = await openLive()
    const { db } = context.database
    const mine = await addTestPasskey(context, userId)
    pass(72)
    await addTestPasskey(context, userId)
    await setUpTotp(context, userId)
    await changePassword(context, { userId, sessionId: randomUUID() }, 'what the thief knows')
    await changeEmail(context, userId, 'thief@elsewhere.example')
    await change(other)
    await undoWalletChange(context, await token(), address)

    const [user] = await db.select().from(users).where(eq(users.id, userId))
    expect(user?.password_hash).toBeNull()
    expect((await readSecurity(context, userId)).passkeys.map(({ id }) => id)).toEqual([mine])
    expect(await db.$count(totpSecrets, eq(totpSecrets.user_id, userId))).toBe(0)
    expect(await readPendingEmail(context, userId)).toBeNull()
    const mail = (await mails()).find((text) => text.includes('Your account is locked')) ?? ''
    for (const done of ['Password changed', 'Change of email requested', 'Payout wallet changed']) {
      expect(mail).toContain(`${done} on 4 Mar 2026`)
    }
    const reset = /resetPassword\?token=(\w+)/.exec(mail)?.[1] ?? ''
    await resetMerchantPassword(context, { token: reset, new_password: 'only mine 4711' }, address)

    pass(23)
    await expect(change(other)).rejects.toMatchObject({ code: 'validation_failed' })
    pass(1)
    await change(other)
    await context.close()
  },
)

test('a change that applies can no longer be undone', { timeout: 60_000 }, async () => {
  const { context, change, pass, payee, token } = await openLive()
  await change(other)
  pass(24)
  await expect(undoWalletChange(context, await token(), address)).rejects.toMatchObject(used)
  expect(await payee()).toBe(other)
  await context.close()
})

test('a cancelled change never applies, and its link is used up', { timeout: 60_000 }, async () => {
  const { context, userId, change, pass, payee, token } = await openLive()
  await expect(cancelWalletChange(context, userId)).rejects.toMatchObject({ code: 'not_found' })
  await change(other)
  await cancelWalletChange(context, userId)
  await expect(undoWalletChange(context, await token(), address)).rejects.toMatchObject(used)
  pass(25)
  expect(await payee()).toBe(testWallet)
  await context.close()
})

test(
  'the sandbox applies a change at once, and it can be undone for a day',
  { timeout: 60_000 },
  async () => {
    const live = await openLive()
    const context = {
      ...live.context,
      settings: { ...live.context.settings, mode: 'sandbox' as const },
    }
    await changePayoutWallet(context, live.userId, { wallet_id: other })
    expect((await readMerchant(context, live.userId)).payout_wallet).toBe(other)
    live.pass(23)
    await undoWalletChange(context, await live.token(), address)
    expect((await readMerchant(context, live.userId)).payout_wallet).toBe(testWallet)
    await context.close()
  },
)

test('a signature of the wallet proves that it is the merchant’s', async () => {
  const context = await createTestContext()
  const merchant = await context.addMerchant()
  const { email } = await readMerchant(context, merchant)
  const account = privateKeyToAccount(generatePrivateKey())
  const stranger = privateKeyToAccount(generatePrivateKey())
  const wallet_id = account.address
  const message = walletProofText({ email, wallet_id })
  for (const signature of [
    await stranger.signMessage({ message }),
    await account.signMessage({ message: walletProofText({ email: 'x@y.example', wallet_id }) }),
    `0x${'5a'.repeat(65)}`,
  ]) {
    await expect(
      changePayoutWallet(context, merchant, { wallet_id, signature }),
    ).rejects.toMatchObject({ code: 'validation_failed' })
  }
  expect((await readWalletChange(context, merchant)).proven_wallet).toBeNull()
  // Wallets say their address in small letters.
  await changePayoutWallet(context, merchant, {
    wallet_id: wallet_id.toLowerCase(),
    signature: await account.signMessage({ message }),
  })
  expect(await readWalletChange(context, merchant)).toMatchObject({ proven_wallet: wallet_id })
  await context.close()
})

test('a wallet that was set before such addresses were refused needs attention', async () => {
  const context = await createTestContext()
  const merchant = await context.addMerchant()
  const isRefused = async () => (await readAttention(context, merchant)).wallet_refused
  expect(await isRefused()).toBe(false)
  const token = context.networks.list[0]?.tokens[0]?.address
  for (const payout_wallet of [token, 'my wallet']) {
    await context.database.connection
      .update(users)
      .set({ payout_wallet })
      .where(eq(users.id, merchant))
    expect(await isRefused()).toBe(true)
  }
  await context.close()
})
