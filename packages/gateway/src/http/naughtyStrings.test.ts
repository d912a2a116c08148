import { errors } from '@sluice/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { everyField, rightRequest, sendRequest } from '../test/rightRequests.ts'
import { startTestGateway } from '../test/testGateway.ts'
import type { Answer, TestGateway } from '../test/testGateway.ts'

let gateway: TestGateway
let token: string
let deviceToken: string
let key: string

beforeAll(async () => {
  gateway = await startTestGateway({ rate_limits: false, trust_proxy: 1, sandbox_exposed: true })
  token = (await gateway.merchant()).token
  key = await gateway.keyFor(token)
  deviceToken = await gateway.deviceFor(token)
}, 60_000)
afterAll(() => gateway.close())

const strings = [
  '',
  ' ',
  '\t\n\r',
  '\u00A0\u2003\u3000',
  '\u200B\u180E',
  '\uFEFFmark',
  '\u2060joiner',
  '\u2060\uFEFFboth',
  'line\u2028and\u2029paragraph\u0085',
  '\u0000',
  'a\u0000b',
  '\u001b[31mred',
  '\u0001\u0007\u007F',
  '\uFFFE\uFFFF\u{10FFFF}',
  '\ud800',
  'x\udfff',
  '\udc00\ud800 the wrong way round',
  '\u202Egnp.exe',
  'שלום مرحبا',
  'ﷺ'.repeat(40),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  "'; drop table users; --",
  "1' or '1'='1",
  String.raw`\'; \x00 \u0000 %s %n %x`,
  '$1 $2 ${process.env.PATH} #{7*7} {{7*7}}',
  '$(touch x) `touch x` | touch x',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  'javascript:alert(1)',
  '=1+1|calc',
  '../../../../etc/passwd',
  '%00 %0d%0aSet-Cookie: a=b',
  'line one\r\nX-Evil: 1',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '0',
  '-0',
  '-1',
  '1e309',
  '1e-11',
  'NaN',
  'Infinity',
  '0x7f',
  '١٢٣',
  '１２',
  '1,000.00',
  ' 1',
  '.5',
  '5.',
  '9'.repeat(400),
  '99999-12-31T00:00:00Z',
  '-000001-01-01',
  '2026-02-30',
  '9999-12-31T23:59:59-12:00',
  '0000-01-01T00:00:00+14:00',
  '9007199254740993',
  '-9223372036854775809',
  '0000-00-00T99:99:99Z',
  'a'.repeat(4_097),
  'é'.repeat(2_048),
  '\u0130stanbul',
  'K',
]

/** Neither NUL nor half a pair can be kept. */
function isStorable(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text)
}

/** A merchant's name, which must not contain a URL either. */
function isName(text: string): boolean {
  return (
    isStorable(text) &&
    text.trim() !== '' &&
    text.trim().length <= 120 &&
    !text.includes('://') &&
    !text.includes('\u202E')
  )
}

/** What is wrong with an answer to something naughty; null where nothing is. */
function wrongWith(text: string, { status, headers, body }: Answer): string | null {
  if (status < 400) return null
  if (status >= 500 && body.code !== 'email_taken') return `${status}`
  if (!headers.get('content-type')?.startsWith('application/problem+json')) return 'no problem'
  const known = Object.entries(errors).find(([code]) => code === body.code)?.[1]
  if (body.message !== known?.message) return 'words of its own'
  // Short words may stand in a sentence of ours.
  const isTelling = text.length > 8 && /[^\w ]/.test(text)
  return isTelling && JSON.stringify(body).includes(JSON.stringify(text).slice(1, -1))
    ? 'an echo'
    : null
}

test('covers every field of every operation', () => {
  expect(everyField.length).toBeGreaterThan(35)
  expect(new Set(strings).size).toBe(strings.length)
})

test.each(everyField)('$call, $part $name: no server error', { timeout: 60_000 }, async (field) => {
  const right = rightRequest(field.call)
  const answers = await Promise.all(
    strings.map((text) => {
      const part = { ...right[field.part], [field.name]: text }
      return sendRequest(
        gateway,
        field.call,
        { ...right, [field.part]: part },
        { token, key, deviceToken },
      )
    }),
  )
  const wrong = answers.map((response, index) => wrongWith(strings[index] ?? '', response))
  expect(wrong.filter(Boolean)).toEqual([])
})

/** Values that are no text. */
const others: unknown[] = [
  null,
  true,
  [],
  ['a', 'b'],
  {},
  { toString: 1 },
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  2 ** 63,
  2 ** 31,
]

test.each(everyField.filter(({ part }) => part === 'body'))(
  '$call, $name with values that are no text: no server error',
  { timeout: 60_000 },
  async ({ call, name }) => {
    const right = rightRequest(call)
    const answers = await Promise.all(
      others.map((value) =>
        sendRequest(
          gateway,
          call,
          { ...right, body: { ...right.body, [name]: value } },
          { token, key, deviceToken },
        ),
      ),
    )
    const wrong = answers.map((response) => wrongWith('', response))
    expect(wrong.filter(Boolean)).toEqual([])
  },
)

test.each([
  ['x-api-key', 'createPayment'],
  ['idempotency-key', 'createPayment'],
  ['authorization', 'getCurrentUser'],
  ['x-forwarded-for', 'getCurrentUser'],
  ['x-identity-token', 'login'],
] as const)('the header %s of %s: nothing breaks', { timeout: 60_000 }, async (name, call) => {
  const sendable = strings.filter((text) => /^[\t -~\u0080-\u00FF]*$/.test(text))
  expect(sendable.length).toBeGreaterThan(30)
  const answers = await Promise.all(
    sendable.map((text) =>
      sendRequest(gateway, call, rightRequest(call), {
        token,
        key,
        deviceToken,
        headers: { [name]: text },
      }),
    ),
  )
  const wrong = answers.map((response, index) => wrongWith(sendable[index] ?? '', response))
  expect(wrong.filter(Boolean)).toEqual([])
})

test('unknown paths: no server error', async () => {
  const paths = strings.map((text) => `/${text.replaceAll(/[^!-~]/g, '%')}`)
  const answers = await Promise.all(paths.map((path) => gateway.call('GET', path)))
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
})

test('metadata is preserved exactly', { timeout: 60_000 }, async () => {
  for (const text of strings) {
    const created = await gateway.call('POST', '/pay/api/transaction/create', {
      key,
      body: { amount: '1', metadata: text },
    })
    const path = `/pay/api/transaction/status/${created.body.id}`
    const { body: status } = await gateway.call('GET', path, { key })
    const { body: list } = await gateway.call('GET', '/pay/api/transaction/view?limit=1', { key })
    const isKept = isStorable(text) && Buffer.byteLength(text) <= 4_096
    const kept = created.status === 200 ? [status.metadata, list[0].meta] : []
    expect([created.status, ...kept]).toEqual(isKept ? [200, text, text] : [422])
  }
})

test(
  'names and webhooks come back without their outer blanks, and otherwise as they were',
  { timeout: 60_000 },
  async () => {
    const count = { names: 0, webhooks: 0 }
    for (const text of strings) {
      const flags = { is_admin: true, is_verified: true }
      const named = { body: { full_name: text, ...flags } }
      // An address can't say half a pair, so what arrives is its stand-in.
      const url = `https://shop.example/${text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')}`
      const hooked = { query: { webhookUrl: url } }
      const name = await sendRequest(gateway, 'updateUser', named, { token })
      const webhook = await sendRequest(gateway, 'setWebhook', hooked, { token })
      const { body: user } = await gateway.call('GET', '/user/me', { token })
      expect(name.status).toBe(isName(text) ? 200 : 422)
      // Each is what was sent, or was refused.
      expect([
        name.status === 422 || user.full_name,
        webhook.status === 422 || user.webhook[0].webhook_url,
      ]).toEqual([
        name.status === 422 || text.trim(),
        // The parsed form, where the parser drops or repairs something.
        webhook.status === 422 || (/[\t\n\r\\]/.test(url.trim()) ? new URL(url).href : url.trim()),
      ])
      count.names += Number(name.status === 200)
      count.webhooks += Number(webhook.status === 200)
    }
    expect(Math.min(...Object.values(count))).toBeGreaterThan(30)
  },
)

/** Somebody of this name signs up, and names a business and a key so: true when each is read as it was written. */
async function bringsBack(name: string): Promise<boolean> {
  const { token: theirs } = await gateway.merchant(name)
  const business = await gateway.call('POST', '/user/business/info', {
    token: theirs,
    body: { name, tps: 2 },
  })
  const made = await gateway.call('POST', '/user/config/key/create', {
    token: theirs,
    body: { name },
  })
  const { body: user } = await gateway.call('GET', '/user/me', { token: theirs })
  const { body: keys } = await gateway.call('GET', '/user/config/key/view', { token: theirs })
  const kept = [user.full_name, user.business_info?.name, keys[0]?.name]
  return (
    business.status === 200 && made.status === 200 && kept.every((text) => text === name.trim())
  )
}

test(
  'what a merchant signs up with, and names a business and a key, comes back as it was',
  { timeout: 60_000 },
  async () => {
    const names = strings.filter(isName)
    expect(names.length).toBeGreaterThan(40)
    // A few at a time: their mails leave ten by ten.
    for (let turn = 0; turn < names.length; turn += 10) {
      const some = names.slice(turn, turn + 10)
      expect(await Promise.all(some.map(bringsBack))).toEqual(some.map(() => true))
    }
  },
)
