import { setTimeout as sleep } from 'node:timers/promises'

import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startGateway } from '../../packages/gateway/src/index.ts'
import type { Gateway } from '../../packages/gateway/src/index.ts'
import { freePort } from '../lib/listen.ts'
import { canRun, runSample, startSample } from './runSample.ts'
import type { SampleLanguage } from './runSample.ts'

const languages: SampleLanguage[] = ['sh', 'mjs', 'py']
const variables: Record<string, string> = {}
let gateway: Gateway

/** Calls the gateway as the demo merchant's browser does. */
async function call(
  path: string,
  token = '',
  body?: object,
): Promise<ReturnType<typeof JSON.parse>> {
  const response = await fetch(`${gateway.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  return response.json()
}

beforeAll(async () => {
  const secret_key = 'the secret of the samples, which guards nothing'
  gateway = await startGateway({
    port: 0,
    database_url: 'memory:',
    secret_key,
    log_level: 'silent',
  })
  const { access_token } = await call('/user/login', '', gateway.demo ?? {})
  const held = await call('/user/config/key/view', access_token)
  const { key } =
    held[0] ?? (await call('/user/config/key/create', access_token, { name: 'Samples' }))
  variables['SLUICE_URL'] = gateway.url
  variables['SLUICE_API_KEY'] = key
}, 60_000)

afterAll(() => gateway.close())

describe.each(languages.map((language) => ({ language, runs: canRun(language) })))(
  'the samples in .$language',
  ({ language, runs }) => {
    it.runIf(runs)(
      'create a payment, get its status and list it',
      async () => {
        const created = JSON.parse(await runSample('create', language, variables))
        expect(created).toEqual({
          wallet_id: expect.any(String),
          expiry: expect.any(String),
          transaction_id: expect.any(String),
        })
        const id: string = created.transaction_id
        const status = await runSample('status', language, { ...variables, TRANSACTION_ID: id })
        expect(JSON.parse(status)).toEqual({
          id,
          status: 0,
          amount: '249.5000000000',
          metadata: 'Order 1046',
          state: 'awaiting_payment',
          received: '0.0000000000',
          fee: '0.0000000000',
          net: '0.0000000000',
          remaining: '249.5000000000',
          resolution: null,
          currency: 'USDT',
          network: null,
          confirmations: null,
          required_confirmations: null,
          settlement: null,
          settlement_hash: null,
        })
        expect(JSON.parse(await runSample('view', language, variables))[0]).toMatchObject({ id })
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

describe.each((['mjs', 'py'] as const).map((language) => ({ language, runs: canRun(language) })))(
  'the webhook endpoint in .$language',
  ({ language, runs }) => {
    const secret = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`
    const body = JSON.stringify({ type: 'transaction.succeeded', data: { id: 'one' } })

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
  },
)
