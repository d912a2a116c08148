import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'

import { signWebhook } from './signing.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

test('signs the example of the Standard Webhooks specification', () => {
  const headers = signWebhook(
    [secret],
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    '{"test": 2432232314}',
    new Date(1_614_265_330_999),
  )
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('during a roll both secrets verify', () => {
  const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'
  const payload = '{"ä":"\u{1F33F}"}'
  const headers = signWebhook([secret, other], 'msg_1', payload, new Date())
  for (const one of [secret, other]) {
    expect(new Webhook(one).verify(payload, headers)).toEqual({ ä: '\u{1F33F}' })
  }
  expect(() => new Webhook('whsec_AAAA').verify(payload, headers)).toThrow(
    'No matching signature found',
  )
})
