import { randomUUID } from 'node:crypto'

import { operations } from '@sluice/api/contract'
import type { OperationName } from '@sluice/api/contract'
import { eq, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createIdentityVerifier } from '../accounts/identityVerifier.ts'
import { addDevice } from '../counter/deviceService.ts'
import { issueLinkToken } from '../accounts/linkTokens.ts'
import { addMerchantBusiness } from '../business/businessService.ts'
import { auditEvents, emailChanges, users, webhooks } from '../database/schema/index.ts'
import { askApp } from '../test/askApp.ts'
import { createFakeIssuer } from '../test/fakeIssuer.ts'
import { addFullMerchant } from '../test/fullMerchant.ts'
import type { FullMerchant } from '../test/fullMerchant.ts'
import { operationNames, rightRequest, sendRequest } from '../test/rightRequests.ts'
import type { SentRequest } from '../test/rightRequests.ts'
import { customerWallet } from '../test/refunds.ts'
import { createSoftAuthenticator } from '../test/softAuthenticator.ts'
import type { SoftAuthenticator } from '../test/softAuthenticator.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'

let context: TestContext
let call: ReturnType<typeof askApp>
const password = 'monsoon river 42'
let passwordHash: string
const issuer = await createFakeIssuer()

beforeAll(async () => {
  const created = await createTestContext({ rate_limits: false })
  const identity = createIdentityVerifier({ ...issuer, now: () => new Date() })
  context = { ...created, identity }
  call = askApp(context)
  passwordHash = await context.passwords.hash(password)
}, 60_000)
afterAll(() => context.close())

/** What changes something, but not the account. */
const notRecorded = new Set<OperationName>([
  // Changes nothing, and anybody can ask for it.
  'forgotPassword',
  'resendVerification',
  // Payments have a timeline of their own.
  'createPayment',
  'cancelPayment',
  'createMerchantPayment',
  'createSale',
  'createDeviceSale',
  'cancelDeviceSale',
  'cancelMerchantPayment',
  'openPaymentLink',
  // What was read is no change.
  'seeNotifications',
  // Only decide what the dashboard shows.
  'setFirstSteps',
  'savePaymentView',
  'removePaymentView',
  // Asks the networks, and changes nothing by itself.
  'verifyRefund',
  // Deliveries have a list of attempts of their own.
  'resendWebhookDelivery',
  'resendFailedWebhooks',
  'sendTestWebhook',
  // Changes nothing until the next call.
  'createPasskeyOptions',
  'createLoginOptions',
  'createConfirmOptions',
  'setUpTotp',
])

/** What is recorded although it is a GET. */
const recordedReads = new Set<OperationName>(['setWebhook', 'exportAccount'])

const changing = operationNames.filter(
  (name) =>
    (operations[name].method !== 'GET' || recordedReads.has(name)) && !notRecorded.has(name),
)

const wallet = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

/** The session's request to add a passkey of this authenticator. */
async function newPasskey(merchant: FullMerchant, authenticator: SoftAuthenticator) {
  const options = await sendRequest({ call }, 'createPasskeyOptions', {}, merchant)
  return { body: { name: 'Phone', credential: authenticator.create(options.body) } }
}

/** The session's request to enable an authenticator app. */
async function newApp(merchant: FullMerchant) {
  const { body } = await sendRequest({ call }, 'setUpTotp', {}, merchant)
  const app = new TOTP({ secret: Secret.fromBase32(body.secret) })
  return { body: { code: app.generate({ timestamp: context.clock.now.getTime() }) } }
}

/** The token of a mailed link. */
function linkToken(userId: string, purpose: Parameters<typeof issueLinkToken>[3]): Promise<string> {
  return context.database.unitOfWork(({ tx }) => issueLinkToken(context, tx, userId, purpose))
}

/** A change of email that needs only this token any more. */
async function emailChangeToken({ id }: FullMerchant) {
  const token = randomUUID()
  await context.database.connection.insert(emailChanges).values({
    user_id: id,
    email: `${token}@shop.example`,
    new_token_hash: context.vault.hash('change_email', token),
    expires_at: new Date(context.clock.now.getTime() + 60_000),
  })
  return { body: { token } }
}

/** Requests that change something, where the right one is not enough. */
const requests: Partial<
  Record<
    OperationName,
    (
      merchant: FullMerchant,
    ) => SentRequest | Promise<SentRequest & { headers?: Record<string, string> }>
  >
> = {
  registerWithGoogle: async () => {
    const person = { email: 'meera@tea.example', sub: '100000000000000000001' }
    return {
      body: { email: person.email, password: person.sub, full_name: 'Meera' },
      headers: { 'x-identity-token': await issuer.token(person) },
    }
  },
  login: async ({ id }) => ({ body: { email: `${id}@shop.example`, password } }),
  verifyUser: async ({ id }) => ({
    body: { token: await linkToken(id, 'verify_email') },
  }),
  resetPassword: async ({ id }) => ({
    body: {
      token: await linkToken(id, 'reset_password'),
      new_password: password,
    },
  }),
  undoWalletChange: async ({ id }) => ({
    body: { token: await linkToken(id, 'undo_wallet') },
  }),
  updateWalletId: () => ({ body: { wallet_id: wallet } }),
  setSecondWallet: () => ({ body: { wallet_id: wallet } }),
  cancelWalletChange: async ({ id }) => {
    const next_payout_wallet_at = new Date(context.clock.now.getTime() + 60_000)
    await context.database.connection
      .update(users)
      .set({ next_payout_wallet: wallet, next_payout_wallet_at })
      .where(eq(users.id, id))
    return {}
  },
  addPasskey: (merchant) => newPasskey(merchant, createSoftAuthenticator(context.publicUrl())),
  renamePasskey: ({ passkeyId }) => ({ params: { id: passkeyId }, body: { name: 'Tablet' } }),
  sendInvoice: ({ invoiceId }) => ({ params: { id: invoiceId } }),
  cancelInvoice: ({ invoiceId }) => ({ params: { id: invoiceId } }),
  removePasskey: ({ passkeyId }) => ({ params: { id: passkeyId } }),
  logInWithPasskey: async (merchant) => {
    const authenticator = createSoftAuthenticator(context.publicUrl())
    const added = await newPasskey(merchant, authenticator)
    await sendRequest({ call }, 'addPasskey', added, merchant)
    const options = await sendRequest({ call }, 'createLoginOptions', {}, merchant)
    return { body: { credential: authenticator.get(options.body) } }
  },
  enableTotp: newApp,
  renewRecoveryCodes: async (merchant) => {
    await sendRequest({ call }, 'enableTotp', await newApp(merchant), merchant)
    return {}
  },
  disableTotp: async (merchant) => {
    await sendRequest({ call }, 'enableTotp', await newApp(merchant), merchant)
    return {}
  },
  confirmEmailChange: emailChangeToken,
  refuseEmailChange: emailChangeToken,
  closeAccount: ({ id }) => ({ body: { email: `${id}@shop.example` } }),
  confirmSession: () => ({ body: { password } }),
  endSession: ({ sessionId }) => ({ params: { id: sessionId } }),
  setBusinessProfile: async ({ id }) => {
    await addMerchantBusiness(context, id, 'Shop')
    return rightRequest('setBusinessProfile')
  },
  setLogo: async ({ id }) => {
    await addMerchantBusiness(context, id, 'Shop')
    return rightRequest('setLogo')
  },
  createApiKey: async (merchant) => {
    await sendRequest({ call }, 'revokeApiKey', { params: { id: merchant.keyId } }, merchant)
    return { body: { name: 'Shop' } }
  },
  removeCounterDevice: ({ deviceId }) => ({ params: { id: deviceId } }),
  pairCounterDevice: async ({ id }) => {
    const { code } = await addDevice(context, id, { name: 'Till 2', currency: 'USDT' })
    return { body: { code } }
  },
  revokeApiKey: ({ keyId }) => ({ params: { id: keyId } }),
  rollApiKey: ({ keyId }) => ({ params: { id: keyId } }),
  enableWebhook: async ({ id }) => {
    await context.database.connection
      .update(webhooks)
      .set({ disabled_at: context.clock.now })
      .where(eq(webhooks.user_id, id))
    return {}
  },
  updatePaymentLink: ({ linkId }) => ({ params: { id: linkId }, body: { is_active: false } }),
  acceptPayment: ({ paymentId }) => ({ params: { id: paymentId } }),
  forwardPayment: ({ paymentId }) => ({ params: { id: paymentId } }),
  createRefund: ({ refundableId }) => ({ body: { payment_id: refundableId } }),
  cancelRefund: ({ refundId }) => ({ params: { id: refundId } }),
  payRefund: ({ refundId }) => ({ params: { id: refundId }, body: { address: customerWallet } }),
  claimRefund: ({ claim }) => ({ params: { id: claim }, body: { address: wallet } }),
}

const actors = {
  none: 'link',
  bearer: 'session',
  device: 'device',
  apiKey: 'api_key',
  merchant: 'api_key',
} as const

test.each(changing)('%s is recorded with who, when and where', async (name) => {
  const { connection: db } = context.database
  const merchant = await addFullMerchant(context)
  await db.update(users).set({ password_hash: passwordHash }).where(eq(users.id, merchant.id))
  const request = await (requests[name]?.(merchant) ?? rightRequest(name))
  const before = await db.select().from(auditEvents)
  const response = await sendRequest({ call }, name, request, { ...merchant, ...request })
  expect(response.status).toBe(200)
  const known = new Set(before.map(({ id }) => id))
  const added = (await db.select().from(auditEvents)).filter(({ id }) => !known.has(id))
  expect(added).toEqual([
    expect.objectContaining({
      actor: actors[operations[name].auth],
      request_id: response.headers.get('x-request-id'),
      created_at: context.clock.now,
      device: 'Unknown device',
    }),
  ])
  // Neither secrets of the merchant nor of the request.
  const sent = JSON.stringify(request.body?.['token'] ?? merchant.token)
  const secrets = [merchant.key, merchant.token, password, sent]
  const recorded = JSON.stringify(added)
  expect(secrets.filter((secret) => recorded.includes(secret))).toEqual([])
})

test('the database refuses to change or delete what is recorded', async () => {
  await addFullMerchant(context)
  const { connection: db } = context.database
  const attempts = [
    sql`update audit_events set action = 'nothing'`,
    sql`delete from audit_events`,
    sql`truncate audit_events`,
  ]
  for (const attempt of attempts) {
    await expect(db.execute(attempt)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'audit events are never changed' }),
    })
  }
})

test('what fails leaves no record', async () => {
  const { token } = await addFullMerchant(context)
  const { connection: db } = context.database
  const before = await db.$count(auditEvents)
  const refused = await call('DELETE', '/user/config/key/revoke/unknown', { token })
  expect(refused.status).toBe(404)
  expect(await db.$count(auditEvents)).toBe(before)
})

test('pages follow each other without gaps while events arrive', async () => {
  const { token } = await addFullMerchant(context)
  const rename = (full_name: string) => {
    context.clock.now = new Date(context.clock.now.getTime() + 1)
    const body = { full_name, is_admin: true, is_verified: true }
    return call('PUT', '/user/update', { token, body })
  }
  for (const name of ['one', 'two', 'three', 'four', 'five']) await rename(name)
  const names: string[] = []
  let cursor = ''
  for (let page = 0; page < 3; page += 1) {
    const { body } = await call('GET', `/user/audit?limit=2${cursor && `&cursor=${cursor}`}`, {
      token,
    })
    for (const { id, detail } of body) {
      names.push(detail[0]?.value)
      cursor = id
    }
    await rename(`later ${page}`)
  }
  expect(names.slice(0, 5)).toEqual(['five', 'four', 'three', 'two', 'one'])
})
