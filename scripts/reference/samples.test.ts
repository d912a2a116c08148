import { setTimeout as sleep } from 'node:timers/promises'

import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestGateway } from '../../packages/gateway/src/test/testGateway.ts'
import type { TestGateway } from '../../packages/gateway/src/test/testGateway.ts'
import { freePort } from '../lib/listen.ts'
import { canRun, runSample, startSample } from './runSample.ts'
import type { SampleLanguage } from './runSample.ts'

const languages: SampleLanguage[] = ['sh', 'sdk.mjs', 'mjs', 'py']
const variables: Record<string, string> = {}
let gateway: TestGateway

/** Creates a payment and returns its ID. The samples' own payment is the same for all, by its idempotency key. */
async function createPayment(key = variables['SLUICE_API_KEY'] ?? ''): Promise<string> {
  const { body } = await gateway.call('POST', '/pay/api/transaction/create', {
    key,
    body: { amount: '20' },
  })
  return body.id
}

const address = '0x71bE63f3384f5fb98995898A86B02Fb2426c5788'
const hash = `0x${'ab'.repeat(32)}`

/** Creates a payment that is paid, and returns its ID. */
async function createPaid(key: string): Promise<string> {
  const id = await createPayment(key)
  await runSample('simulate', 'mjs', { ...variables, TRANSACTION_ID: id })
  return id
}

beforeAll(async () => {
  gateway = await startTestGateway({ local_chain: true })
  variables['SLUICE_URL'] = gateway.url
  variables['SLUICE_API_KEY'] = await gateway.keyFor((await gateway.merchant()).token)
}, 120_000)

afterAll(() => gateway.close())

describe.each(languages.map((language) => ({ language, runs: canRun(language) })))(
  'the samples in .$language',
  ({ language, runs }) => {
    it.runIf(runs)(
      'create a payment, get its status and list it',
      async () => {
        const created = JSON.parse(await runSample('create', language, variables))
        const id: string = created.id
        expect(created).toMatchObject({
          transaction_id: id,
          state: 'awaiting_payment',
          amount: '249.5000000000',
          metadata: 'Order 1046',
          checkout_url: `${gateway.url}/pay/${id}`,
        })
        const own = { ...variables, TRANSACTION_ID: id }
        const status = JSON.parse(await runSample('status', language, own))
        expect(status).toMatchObject({ id, status: 0, state: 'awaiting_payment' })
        expect(JSON.parse(await runSample('view', language, variables))).toContainEqual(
          expect.objectContaining({ id }),
        )
      },
      30_000,
    )

    it.runIf(runs)(
      'cancel a payment',
      async () => {
        const own = { ...variables, TRANSACTION_ID: await createPayment() }
        expect(JSON.parse(await runSample('cancel', language, own))).toMatchObject({
          status: -1,
          state: 'cancelled',
        })
      },
      30_000,
    )

    it.runIf(runs)(
      'create, list, pay, look up and withdraw a refund',
      async () => {
        const key = await gateway.keyFor((await gateway.merchant()).token)
        const id = await createPaid(key)
        const own = { ...variables, SLUICE_API_KEY: key, TRANSACTION_ID: id }
        const refund = JSON.parse(await runSample('createRefund', language, own))
        expect(refund).toMatchObject({ object: 'refund', state: 'created', amount: '5.0000000000' })
        const claim = new URL(refund.claim_url).pathname.split('/').at(-1) ?? ''
        await gateway.call('POST', `/pay/api/refund/${claim}`, { body: { address } })
        const which = { ...own, REFUND_ID: refund.id, REFUND_ADDRESS: address, REFUND_HASH: hash }
        const run = async (name: string) => JSON.parse(await runSample(name, language, which))
        const listed = await run('listRefunds')
        expect(Array.isArray(listed) ? listed : listed.data).toContainEqual(
          expect.objectContaining({ id: refund.id, state: 'claimed' }),
        )
        expect(await run('payRefund')).toMatchObject({ units: '5000000' })
        expect(await run('getRefund')).toMatchObject({ id: refund.id, address })
        await expect(run('verifyRefund')).rejects.toThrow('verifyRefund')
        expect(await run('cancelRefund')).toMatchObject({ state: 'cancelled' })
        // Nothing is held by a payment that was paid, and nothing has to be forwarded of one that was not.
        await expect(run('acceptPayment')).rejects.toThrow(/409|holds no money/)
        const waiting = { ...own, TRANSACTION_ID: await createPayment(key) }
        await expect(runSample('forwardPayment', language, waiting)).rejects.toThrow(/409|no money/)
      },
      60_000,
    )

    // The SDK is for the public API, which does not pay.
    it.runIf(runs && language !== 'sdk.mjs')(
      'simulate a payment',
      async () => {
        const own = { ...variables, TRANSACTION_ID: await createPayment() }
        expect(JSON.parse(await runSample('simulate', language, own))).toMatchObject({
          status: 1,
          state: 'paid',
        })
      },
      30_000,
    )

    it.runIf(runs)(
      'fail with a wrong key',
      async () => {
        const wrong = { ...variables, SLUICE_API_KEY: 'sluice_test_of-nobody' }
        await expect(runSample('view', language, wrong)).rejects.toThrow('view')
      },
      30_000,
    )
  },
)

describe.each(
  (['sdk.mjs', 'mjs', 'py'] as const).map((language) => ({ language, runs: canRun(language) })),
)('the webhook endpoint in .$language', ({ language, runs }) => {
  const secret = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`
  const body = JSON.stringify({ type: 'payment.paid', data: { id: 'one' } })

  it.runIf(runs)(
    'accepts only events with a valid signature',
    async () => {
      const port = await freePort()
      const receiver = startSample('webhook', language, {
        SLUICE_WEBHOOK_SECRET: secret,
        PORT: String(port),
      })
      const sent = (sentAt: Date, words = body, signedWith = secret) =>
        fetch(`http://127.0.0.1:${port}`, {
          method: 'POST',
          body: words,
          headers: {
            'webhook-id': 'msg_1',
            'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
            'webhook-signature': new Webhook(signedWith).sign('msg_1', sentAt, body),
          },
        }).then((response) => response.status)
      try {
        const now = new Date()
        await expect.poll(() => sent(now).catch(() => sleep(100)), { timeout: 20_000 }).toBe(204)
        expect(await sent(now, body.replace('one', 'two'))).toBe(400)
        expect(await sent(now, body, `whsec_${btoa('another secret, as long as')}`)).toBe(400)
        expect(await sent(new Date(now.getTime() - 600_000))).toBe(400)
      } finally {
        receiver.kill()
      }
    },
    30_000,
  )
})
