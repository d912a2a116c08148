import type { Operation, OperationName } from '@sluice/api/contract'
import { operations } from '@sluice/api/contract'
import { eq, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startSession } from '../accounts/sessionService.ts'
import { createMerchantKey } from '../apiKeys/apiKeyService.ts'
import * as schema from '../database/schema/index.ts'
import { operationNames, rightRequest, sendRequest } from '../test/rightRequests.ts'
import { addTestPasskey } from '../test/addTestPasskey.ts'
import { addDevice, pairDevice } from '../counter/deviceService.ts'
import { askInProcess } from '../test/askInProcess.ts'
import { addClaimedRefund, newRefund, wrongTransfer } from '../test/refunds.ts'
import { createTestChain } from '../test/testChain.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { createPayment } from '../payments/paymentService.ts'
import { setWebhook } from '../webhooks/webhookService.ts'

let context: TestContext

beforeAll(async () => {
  context = await createTestContext({ webhook_allowed_hosts: ['127.0.0.1:9'] })
}, 60_000)
afterAll(() => context.close())

/** The calls with which a merchant creates something, from the contract. */
const creating = operationNames.filter((name) => {
  const { method, auth, countsAttempts, endsSession }: Operation = operations[name]
  return method === 'POST' && auth !== 'none' && !countsAttempts && !endsSession
})

/** The ID that a call needs to do something. */
async function idFor(
  call: OperationName,
  {
    userId,
    token,
    keyId,
    deviceToken,
  }: { userId: string; token: string; keyId: string; deviceToken: string },
): Promise<string> {
  if (call === 'rollApiKey') return keyId
  if (call === 'sendInvoice' || call === 'cancelInvoice') {
    const app = askInProcess(context)
    return (await sendRequest(app, 'createInvoice', rightRequest('createInvoice'), { token })).body
      .id
  }
  if (call === 'cancelDeviceSale') {
    const sale = { body: { amount: '2' } }
    const app = askInProcess(context)
    return (await sendRequest(app, 'createDeviceSale', sale, { deviceToken })).body.id
  }
  const { id, deposit_address: wallet } = await createPayment(context, userId, {
    amount: '2',
    metadata: '',
  })
  if (call === 'cancelPayment' || call === 'cancelMerchantPayment') return id
  // It holds money that came too late.
  context.clock.now = new Date(context.clock.now.getTime() + 7_200_000)
  const chain = createTestChain(context)
  await chain.catchUp()
  await chain.pay({ address: wallet, amount: '2', hash: id })
  if (call.endsWith('Refund') && call !== 'createRefund') {
    const refund = await addClaimedRefund(context, userId, newRefund(id))
    await chain.pay(wrongTransfer)
    return refund.id
  }
  if (call !== 'resendWebhookDelivery') return id
  const [event] = await context.database.db
    .select({ id: schema.webhookEvents.id })
    .from(schema.webhookEvents)
    .where(eq(schema.webhookEvents.user_id, userId))
  return event?.id ?? ''
}

/** How many rows each table has. */
async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of Object.values(schema)) {
    if (is(table, PgTable))
      counts[getTableConfig(table).name] = await context.database.db.$count(table)
  }
  return counts
}

test('knows of calls that create something', () => {
  expect(creating).toEqual(expect.arrayContaining(['createPayment', 'createApiKey']))
})

test.each(creating)(
  '%s, sent again with its key: repeated, and no row is written',
  async (call) => {
    const userId = await context.addMerchant()
    await setWebhook(context, userId, 'http://127.0.0.1:9/')
    const key = call === 'createApiKey' ? null : await createMerchantKey(context, userId, 'Shop')
    const token = await context.database.unitOfWork((unit) => startSession(context, unit, userId))
    const device = await addDevice(context, userId, { name: 'Till', currency: 'USDT' })
    const deviceToken = await pairDevice(context, device.code)
    if (call === 'createConfirmOptions') await addTestPasskey(context, userId)
    const { params, ...right } = rightRequest(call)
    const readId = () => idFor(call, { userId, token, keyId: key?.id ?? '', deviceToken })
    const request = {
      ...right,
      ...(params && { params: { id: await readId() } }),
      ...(right.body?.['payment_id'] !== undefined && {
        body: { ...right.body, payment_id: await readId() },
      }),
    }
    const who = { token, key: key?.key ?? '', deviceToken, headers: { 'idempotency-key': call } }
    const send = () => sendRequest(askInProcess(context), call, request, who)

    const first = await send()
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([200, null])
    const before = await countRows()
    const second = await send()
    expect([second.status, second.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
    expect(second.body).toEqual(first.body)
    // Among them deposit_addresses and payments.
    expect(await countRows()).toEqual(before)
  },
)
