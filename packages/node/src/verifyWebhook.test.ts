import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'

import { signWebhook, verifyWebhook, WebhookVerificationError } from './index.ts'

// The example of the Standard Webhooks specification's reference implementations.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek'
const body = '{"test": 2432232314}'
const sentAt = new Date(1_614_265_330_000)
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
const otherSecret = `whsec_${btoa('another secret, as long as')}`

const headers = {
  'webhook-id': id,
  'webhook-timestamp': '1614265330',
  'webhook-signature': signature,
}
const now = { now: sentAt }

function sign(text: string, at: Date, key = secret): string {
  return new Webhook(key).sign(id, at, text)
}

test('the vector is that of the official library', () => {
  expect(sign(body, sentAt)).toBe(signature)
})

describe('signing', () => {
  test('is that of the official library', async () => {
    const signed = await signWebhook(body, secret, { id, ...now })
    expect(signed).toEqual({
      body,
      headers: { ...headers, 'content-type': 'application/json' },
    })
  })

  test('makes an event that is verified, with an ID and the time of now', async () => {
    const signed = await signWebhook({ type: 'payment.paid', note: 'Chai ☕' }, secret)
    expect(await verifyWebhook(signed.body, signed.headers, secret)).toEqual({
      id: signed.headers['webhook-id'],
      type: 'payment.paid',
      note: 'Chai ☕',
    })
  })
})

describe('accepts', () => {
  test.each<[string, Parameters<typeof verifyWebhook>]>([
    ['a genuine event', [body, headers, secret, now]],
    ['headers of fetch', [body, new Headers(headers), secret, now]],
    [
      'headers in upper case, and in arrays',
      [
        body,
        { 'Webhook-Id': [id], 'Webhook-Timestamp': '1614265330', 'WEBHOOK-SIGNATURE': [signature] },
        secret,
        now,
      ],
    ],
    ['a body of bytes', [new TextEncoder().encode(body), headers, secret, now]],
    ['a body in an ArrayBuffer', [new TextEncoder().encode(body).buffer, headers, secret, now]],
    ['a secret without its prefix', [body, headers, secret.replace('whsec_', ''), now]],
    ['one of several secrets', [body, headers, [otherSecret, secret], now]],
    [
      'one of several signatures, of unknown versions too',
      [
        body,
        {
          ...headers,
          'webhook-signature': `v1a,AAAA v1,%%% ${sign(body, sentAt, otherSecret)} ${signature} v2,x`,
        },
        secret,
        now,
      ],
    ],
    [
      'an event that is five minutes old',
      [body, headers, secret, { now: new Date(sentAt.getTime() + 300_000) }],
    ],
    [
      'a clock that is five minutes behind',
      [body, headers, secret, { now: new Date(sentAt.getTime() - 300_000) }],
    ],
    [
      'an older event, with a wider tolerance',
      [body, headers, secret, { now: new Date(sentAt.getTime() + 600_000), toleranceSeconds: 600 }],
    ],
  ])('%s', async (_, parameters) => {
    expect(await verifyWebhook(...parameters)).toEqual({ id, test: 2_432_232_314 })
  })

  test('text beyond ASCII', async () => {
    const text = '{"metadata":"Chai ☕ – पहला"}'
    const signed = { ...headers, 'webhook-signature': sign(text, sentAt) }
    expect(await verifyWebhook(text, signed, secret, now)).toMatchObject({
      metadata: 'Chai ☕ – पहला',
    })
  })
})

describe('refuses', () => {
  test.each<[string, Parameters<typeof verifyWebhook>, RegExp]>([
    ['another body', [body.replace('4', '5'), headers, secret, now], /No signature matches/],
    ['another ID', [body, { ...headers, 'webhook-id': 'msg_2' }, secret, now], /No signature/],
    [
      'another timestamp',
      [body, { ...headers, 'webhook-timestamp': '1614265331' }, secret, now],
      /No signature matches/,
    ],
    ['another secret', [body, headers, otherSecret, now], /No signature matches/],
    ['no secret', [body, headers, [], now], /No signature matches/],
    ['no headers', [body, {}, secret, now], /webhook-id/],
    [
      'no timestamp',
      [body, { ...headers, 'webhook-timestamp': undefined }, secret, now],
      /webhook-timestamp/,
    ],
    [
      'a timestamp that is not a number',
      [body, { ...headers, 'webhook-timestamp': 'NaN' }, secret, now],
      /webhook-timestamp/,
    ],
    [
      'no signature',
      [body, { ...headers, 'webhook-signature': '' }, secret, now],
      /webhook-signature/,
    ],
    [
      'only signatures of other versions',
      [body, { ...headers, 'webhook-signature': signature.replace('v1', 'v2') }, secret, now],
      /webhook-signature/,
    ],
    [
      'an event that is too old',
      [body, headers, secret, { now: new Date(sentAt.getTime() + 301_000) }],
      /too old/,
    ],
    [
      'an event from the future',
      [body, headers, secret, { now: new Date(sentAt.getTime() - 301_000) }],
      /in the future/,
    ],
  ])('%s', async (_, parameters, message) => {
    const error = await verifyWebhook(...parameters).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(WebhookVerificationError)
    expect(error).toMatchObject({ message: expect.stringMatching(message) })
  })

  test('a signed body that is not JSON', async () => {
    const signed = { ...headers, 'webhook-signature': sign('paid', sentAt) }
    await expect(verifyWebhook('paid', signed, secret, now)).rejects.toThrow('not JSON')
  })

  test('a secret that is not base64, as a mistake of the program', async () => {
    await expect(verifyWebhook(body, headers, 'whsec_%', now)).rejects.toThrow(TypeError)
  })
})
