import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestGateway } from '../test/testGateway.ts'
import type { TestGateway } from '../test/testGateway.ts'

let gateway: TestGateway
let token: string
let key: string

beforeAll(async () => {
  gateway = await startTestGateway({ rate_limits: false })
  token = (await gateway.merchant()).token
  key = await gateway.keyFor(token)
}, 60_000)
afterAll(() => gateway.close())

const strings = [
  ' ',
  '\t\n\r',
  '\uFEFFmark',
  '\u2060joiner',
  '\u0000',
  'a\u0000b',
  '\u001b[31mred',
  '\ud800',
  'x\udfff',
  '\u202Egnp.exe',
  'ﷺ'.repeat(40),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  "'; drop table users; --",
  "1' or '1'='1",
  '$1 $2 ${process.env.PATH} #{7*7} {{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '%00 %0d%0aSet-Cookie: a=b',
  'line one\r\nX-Evil: 1',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-0',
  '1e309',
  '0x7f',
  'true',
  'a'.repeat(4_097),
  'é'.repeat(2_048),
  '\u0130stanbul',
  'K',
]

const halfPair = /\p{Surrogate}/u

/** A text as a URL can say it, which knows no half pairs. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
}

/** Every text field of every call that keeps or looks for text. */
const fields: [string, (text: string) => ReturnType<TestGateway['call']>][] = [
  [
    'register email',
    (email) =>
      gateway.call('POST', '/user/business/register', {
        body: { email, password: 'monsoon river 42', full_name: 'Ravi' },
      }),
  ],
  [
    'register e-mail with a domain',
    (text) =>
      gateway.call('POST', '/user/business/register', {
        body: { email: `${text}@shop.example`, password: 'monsoon river 42', full_name: 'Ravi' },
      }),
  ],
  [
    'login',
    (text) => gateway.call('POST', '/user/login', { body: { email: text, password: text } }),
  ],
  [
    'login password',
    (password) =>
      gateway.call('POST', '/user/login', { body: { email: 'nobody@shop.example', password } }),
  ],
  [
    'google',
    (text) =>
      gateway.call('POST', '/user/business/google/register', {
        body: { email: 'a@shop.example', password: text, full_name: text },
      }),
  ],
  ['verify', (text) => gateway.call('POST', '/user/verify_user', { body: { token: text } })],
  [
    'reset',
    (text) =>
      gateway.call('POST', '/user/reset-password', { body: { token: text, new_password: text } }),
  ],
  ['forgot', (email) => gateway.call('POST', '/user/business/forgetpassword', { body: { email } })],
  [
    'business',
    (name) => gateway.call('POST', '/user/business/info', { token, body: { name, tps: 2 } }),
  ],
  [
    'key name',
    (name) => gateway.call('POST', '/user/config/key/create', { token, body: { name } }),
  ],
  [
    'revoke',
    (id) =>
      gateway.call('DELETE', `/user/config/key/revoke/${encoded(id)}`, {
        token,
      }),
  ],
  [
    'webhook',
    (url) => gateway.call('GET', `/user/config/webhook/set?webhookUrl=${encoded(url)}`, { token }),
  ],
  [
    'webhook path',
    (text) =>
      gateway.call(
        'GET',
        `/user/config/webhook/set?webhookUrl=${encoded(`https://shop.example/${text}`)}`,
        { token },
      ),
  ],
  [
    'list',
    (text) =>
      gateway.call(
        'GET',
        `/user/business/transaction/view?page=${encoded(text)}&from_date=${encoded(text)}`,
        { token },
      ),
  ],
  [
    'status',
    (id) =>
      gateway.call('GET', `/pay/api/transaction/status/${encoded(id)}`, {
        key,
      }),
  ],
  [
    'amount',
    (amount) => gateway.call('POST', '/pay/api/transaction/create', { key, body: { amount } }),
  ],
  ['raw path', (text) => gateway.call('GET', `/${text.replaceAll(/[^!-~]/g, '%')}`)],
]

test.each(fields)('%s: nothing breaks', { timeout: 60_000 }, async (_, send) => {
  const answers = await Promise.all(strings.map(send))
  const broken = answers.filter(({ status }) => status >= 500 && status !== 503)
  expect(broken.map(({ body }) => body)).toEqual([])
})

test('what is accepted comes back byte for byte', { timeout: 60_000 }, async () => {
  for (const text of strings) {
    const created = await gateway.call('POST', '/pay/api/transaction/create', {
      key,
      body: { amount: '1', metadata: text },
    })
    const status = `/pay/api/transaction/status/${created.body.transaction_id}`
    const kept =
      created.status === 200 ? (await gateway.call('GET', status, { key })).body.metadata : null
    const isStorable =
      !halfPair.test(text) && !text.includes('\0') && Buffer.byteLength(text) <= 4_096
    expect([text, created.status, kept]).toEqual(isStorable ? [text, 200, text] : [text, 422, null])
  }
})

test(
  'names and wallets come back without their outer blanks, and otherwise as they were',
  { timeout: 60_000 },
  async () => {
    const kept: [string, string][] = []
    for (const text of strings) {
      const named = await gateway.call('PUT', '/user/update', {
        token,
        body: { full_name: text, is_admin: true, is_verified: true },
      })
      const moved = await gateway.call('PUT', '/user/update/walletid', {
        token,
        body: { wallet_id: text },
      })
      const { body: user } = await gateway.call('GET', '/user/me', { token })
      expect([named.status, moved.status].every((status) => status === 200 || status === 422)).toBe(
        true,
      )
      if (named.status === 200) kept.push([user.full_name, text.trim()])
      if (moved.status === 200) kept.push([user.wallet_id, text.trim()])
    }
    expect(kept.map(([is]) => is)).toEqual(kept.map(([, was]) => was))
    expect(kept.length).toBeGreaterThan(30)
  },
)
