import { PGlite } from '@electric-sql/pglite'
import { operations } from '@sluice/api/contract'
import type { OperationName } from '@sluice/api/contract'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { startSession } from '../accounts/sessionService.ts'
import { createMerchantKey } from '../apiKeys/apiKeyService.ts'
import { createLink } from '../links/linkService.ts'
import { openLink } from '../links/openLink.ts'
import { uuidv7 } from '../security/random.ts'
import { everyField, rightRequest, sendRequest } from '../test/rightRequests.ts'
import type { Field } from '../test/rightRequests.ts'
import { addTestPasskey } from '../test/addTestPasskey.ts'
import { createTestChain } from '../test/testChain.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import type { Answer } from '../test/testGateway.ts'
import { testWallet } from '../test/testWallet.ts'
import { createMerchantTransaction } from '../transactions/transactionService.ts'
import { sendTestEvent, setWebhook } from '../webhooks/webhookService.ts'
import { createApp } from './createApp.ts'

interface Merchant {
  id: string
  token: string
  key: string
  keyId: string
  passkeyId: string
  /** Holds money that came too late. */
  transactionId: string
  /** Waits for money. */
  waitingId: string
  linkId: string
  eventId: string
}

let context: TestContext

beforeAll(async () => {
  // Without a server, nothing in the background asks the database anything.
  context = await createTestContext()
}, 60_000)
afterAll(() => context.close())
afterEach(() => vi.restoreAllMocks())

async function addMerchant(): Promise<Merchant> {
  const id = await context.addMerchant()
  const key = await createMerchantKey(context, id, 'Shop')
  await setWebhook(context, id, 'https://shop.example/hook')
  const event = await sendTestEvent(context, id)
  const request = { amount: '1', metadata: 'a secret of its owner' }
  const link = await createLink(context, id, {
    description: 'Tea',
    amount: '1',
    reference: 'a secret of its owner',
    is_reusable: true,
  })
  await openLink(context, link.id, {})
  const waiting = await createMerchantTransaction(context, id, { ...request, expires_in: 86_400 })
  const created = await createMerchantTransaction(context, id, request)
  const { transaction_id: transactionId, wallet_id: wallet } = created
  // It holds money that came too late.
  context.clock.now = new Date(context.clock.now.getTime() + 7_200_000)
  const chain = createTestChain(context)
  await chain.catchUp()
  await chain.pay({ address: wallet, amount: '1', hash: transactionId })
  return {
    id,
    token: await startSession(context, context.database.db, id),
    key: key?.key ?? '',
    keyId: key?.id ?? '',
    passkeyId: await addTestPasskey(context, id),
    transactionId,
    waitingId: waiting.id,
    linkId: link.id,
    eventId: event.id,
  }
}

/** What each field that names something of a merchant's names. */
const named: Partial<Record<`${OperationName} ${string}`, (merchant: Merchant) => string>> = {
  'revokeApiKey id': ({ keyId }) => keyId,
  'rollApiKey id': ({ keyId }) => keyId,
  'removePasskey id': ({ passkeyId }) => passkeyId,
  'acceptTransaction id': ({ transactionId }) => transactionId,
  'refundTransaction id': ({ transactionId }) => transactionId,
  'listDepositTerms cursor': ({ transactionId }) => transactionId,
  'getTransactionTimeline id': ({ transactionId }) => transactionId,
  'getWebhookDelivery id': ({ eventId }) => eventId,
  'resendWebhookDelivery id': ({ eventId }) => eventId,
  'cancelTransaction id': ({ waitingId }) => waitingId,
  'cancelPayment id': ({ waitingId }) => waitingId,
  'updatePaymentLink id': ({ linkId }) => linkId,
  'listTransactions link_id': ({ linkId }) => linkId,
  'viewTransactions link_id': ({ linkId }) => linkId,
  'getTransactionStatus id': ({ transactionId }) => transactionId,
  'listTransactions cursor': ({ transactionId }) => transactionId,
  'viewTransactions cursor': ({ transactionId }) => transactionId,
}

/**
 * A wallet belongs to nobody here: it is whatever the merchant says. What customers call is for whoever knows the ID.
 */
const naming = everyField.filter(
  ({ call, part, name }) =>
    operations[call].auth !== 'none' &&
    (part === 'params' || (/^(?:cursor|id|.+_id)$/.test(name) && name !== 'wallet_id')),
)

/** Asks the application itself, without a server. */
async function askApp(
  method: string,
  path: string,
  { token = '', key = '', body }: { token?: string; key?: string; body?: unknown } = {},
) {
  const headers = {
    authorization: `Bearer ${token}`,
    'x-api-key': key,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await createApp(context, []).request(path, { method, headers, ...sent })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

function ask({ call, part, name }: Field, id: string, { token, key }: Merchant): Promise<Answer> {
  const right = rightRequest(call)
  const request = { ...right, [part]: { ...right[part], [name]: id } }
  return sendRequest({ call: askApp }, call, request, { token, key })
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
    const [owner, stranger] = [await addMerchant(), await addMerchant()]
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
    const token = await startSession(context, context.database.db, owner.id)
    expect((await ask(field, idOf(owner), { ...owner, token })).status).toBe(200)
  },
)

test('what customers call tells nothing of the merchant', async () => {
  const { waitingId, linkId } = await addMerchant()
  const answers = await Promise.all([
    askApp('GET', `/pay/api/checkout/${waitingId}`),
    askApp('GET', `/pay/api/link/${linkId}`),
    askApp('POST', `/pay/api/link/${linkId}`, { body: {} }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const told = JSON.stringify(answers.map(({ body }) => body))
  for (const secret of ['a secret of its owner', 'shop.example', testWallet, 'user_id', 'fee']) {
    expect(told).not.toContain(secret)
  }
})
