import { PGlite } from '@electric-sql/pglite'
import { operations } from '@sluice/api/contract'
import type { OperationName } from '@sluice/api/contract'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { sessions } from '../database/schema/index.ts'
import { uuidv7 } from '../security/random.ts'
import { addFullMerchant } from '../test/fullMerchant.ts'
import type { FullMerchant } from '../test/fullMerchant.ts'
import { everyField, rightRequest, sendRequest } from '../test/rightRequests.ts'
import type { Field } from '../test/rightRequests.ts'
import { askApp } from '../test/askApp.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import type { Answer } from '../test/testGateway.ts'
import { testWallet } from '../test/testWallet.ts'

let context: TestContext

beforeAll(async () => {
  // Without a server, nothing in the background asks the database anything.
  context = await createTestContext()
}, 60_000)
afterAll(() => context.close())
afterEach(() => vi.restoreAllMocks())

/** What each field that names something of a merchant's names. */
const named: Partial<Record<`${OperationName} ${string}`, (merchant: FullMerchant) => string>> = {
  'endSession id': ({ sessionId }) => sessionId,
  'listAuditEvents cursor': ({ auditId }) => auditId,
  'listBalanceTransactions cursor': ({ balanceTransactionId }) => balanceTransactionId,
  'removeCounterDevice id': ({ deviceId }) => deviceId,
  'cancelDeviceSale id': ({ saleId }) => saleId,
  'revokeApiKey id': ({ keyId }) => keyId,
  'rollApiKey id': ({ keyId }) => keyId,
  'renamePasskey id': ({ passkeyId }) => passkeyId,
  'removePasskey id': ({ passkeyId }) => passkeyId,
  'acceptPayment id': ({ paymentId }) => paymentId,
  'forwardPayment id': ({ paymentId }) => paymentId,
  'createRefund payment_id': ({ refundableId }) => refundableId,
  'getRefund id': ({ refundId }) => refundId,
  'listRefunds payment_id': ({ refundableId }) => refundableId,
  'listRefunds cursor': ({ refundId }) => refundId,
  'cancelRefund id': ({ refundId }) => refundId,
  'verifyRefund id': ({ refundId }) => refundId,
  'payRefund id': ({ refundId }) => refundId,
  'getRefundable id': ({ paymentId }) => paymentId,
  'listDepositTerms cursor': ({ paymentId }) => paymentId,
  'getPaymentTimeline id': ({ paymentId }) => paymentId,
  'getWebhookDelivery id': ({ eventId }) => eventId,
  'resendWebhookDelivery id': ({ eventId }) => eventId,
  'cancelPayment id': ({ waitingId }) => waitingId,
  'cancelMerchantPayment id': ({ waitingId }) => waitingId,
  'updatePaymentLink id': ({ linkId }) => linkId,
  'removePaymentView id': ({ viewId }) => viewId,
  'sendInvoice id': ({ invoiceId }) => invoiceId,
  'cancelInvoice id': ({ invoiceId }) => invoiceId,
  'listPayments link_id': ({ linkId }) => linkId,
  'viewPayments link_id': ({ linkId }) => linkId,
  'getPaymentStatus id': ({ paymentId }) => paymentId,
  'listPayments cursor': ({ paymentId }) => paymentId,
  'viewPayments cursor': ({ paymentId }) => paymentId,
}

/**
 * A wallet belongs to nobody here: it is whatever the merchant says. What customers call is for whoever knows the ID.
 */
const naming = everyField.filter(
  ({ call, part, name }) =>
    operations[call].auth !== 'none' &&
    (part === 'params' || (/^(?:cursor|id|.+_id)$/.test(name) && name !== 'wallet_id')),
)

function ask(
  { call, part, name }: Field,
  id: string,
  { token, key, deviceToken }: FullMerchant,
): Promise<Answer> {
  const right = rightRequest(call)
  const request = { ...right, [part]: { ...right[part], [name]: id } }
  return sendRequest({ call: askApp(context) }, call, request, { token, key, deviceToken })
}

/** The statements that the database is asked meanwhile, without their values. */
async function statementsOf(work: () => Promise<Answer>): Promise<[Answer, string[]]> {
  const statements: string[] = []
  for (const prototype of [PGlite.prototype, Client.prototype]) {
    const query: unknown = Reflect.get(prototype, 'query')
    if (typeof query !== 'function') throw new Error('The database is asked in another way')
    vi.spyOn(prototype, 'query').mockImplementation(function (this: unknown, ...sent: unknown[]) {
      const [first] = sent
      const text = typeof first === 'object' && first !== null ? Reflect.get(first, 'text') : first
      statements.push(String(text))
      return Reflect.apply(query, this, sent)
    })
  }
  const response = await work()
  vi.restoreAllMocks()
  return [response, statements]
}

test('covers every field that contains an ID', () => {
  expect(naming.map(({ call, name }) => `${call} ${name}`).toSorted()).toEqual(
    Object.keys(named).toSorted(),
  )
})

test.each(naming)(
  '$call with another merchant’s $name: same response as for an unknown one',
  async (field) => {
    const idOf = named[`${field.call} ${field.name}`]
    if (!idOf) throw new Error('Nothing is known of it')
    const [owner, stranger] = [await addFullMerchant(context), await addFullMerchant(context)]
    // The clock has moved on since the first of them logged in.
    await context.database.connection.update(sessions).set({ confirmed_at: context.clock.now })
    const [theirs, asked] = await statementsOf(() => ask(field, idOf(owner), stranger))
    const [nobodys, askedOfNone] = await statementsOf(() => ask(field, uuidv7(), stranger))
    expect([theirs.status, theirs.body.code]).toEqual([404, 'not_found'])
    const { request_id: _, ...told } = theirs.body
    expect(nobodys.body).toMatchObject(told)
    expect(Object.keys(nobodys.body)).toEqual(Object.keys(theirs.body))
    // The same work is done for both, so the time that it takes tells nothing.
    // The embedded database's transactions are not seen here.
    expect(asked.length).toBeGreaterThan(context.database.kind === 'embedded' ? 0 : 1)
    expect(asked).toEqual(askedOfNone)
    // The owner's own request finds it: it was there to be found.
    expect((await ask(field, idOf(owner), owner)).status).toBe(200)
  },
)

test('what customers call tells nothing of the merchant', async () => {
  const { waitingId, linkId } = await addFullMerchant(context)
  const answers = await Promise.all([
    askApp(context)('GET', `/pay/api/checkout/${waitingId}`),
    askApp(context)('GET', `/pay/api/link/${linkId}`),
    askApp(context)('POST', `/pay/api/link/${linkId}`, { body: {} }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  // IDs are random, and some contain the letters of a word.
  const told = JSON.stringify(answers.map(({ body }) => body)).replaceAll(
    /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g,
    '',
  )
  for (const secret of ['a secret of its owner', 'shop.example', testWallet, 'user_id', 'fee']) {
    expect(told).not.toContain(secret)
  }
})
