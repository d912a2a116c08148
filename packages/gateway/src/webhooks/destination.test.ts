import { describe, expect, test } from 'vitest'

import { checkSettings } from '../config/loadSettings.ts'
import type { SettingsInput } from '../config/settings.ts'
import { createLoopbackOutbound } from '../test/loopbackOutbound.ts'
import { checkWebhookUrl, isAllowedHost } from './destination.ts'
import { postWebhook } from './postWebhook.ts'

const never = new AbortController().signal
const context = (webhook_allowed_hosts: string[] = [], more: SettingsInput = {}) => ({
  settings: checkSettings({ webhook_allowed_hosts, ...more }),
  publicUrl: () => 'http://127.0.0.1:3000',
})

/** Hosts that lead to where no merchant's server is, however they are written. */
const inside = [
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '0177.0.0.1',
  '0x7f.0.0.1',
  '0x7f000001',
  '2130706433',
  '017700000001',
  '127.1',
  '10.1',
  '①②⑦.0.0.1',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '127.0.0.1.',
  '[::]',
  '[::1]',
  '[::127.0.0.1]',
  '[::10.0.0.1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:10.0.0.1]',
  '[::ffff:8.8.8.8]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b::10.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[fe80::1]',
  '[fec0::1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[ff02::1]',
  '[100::1]',
  '[2001:db8::1]',
  '[3fff::1]',
  '[5f00::1]',
]

describe.each(inside)('http://%s', (host) => {
  const url = `http://${host}:8080/paid`

  test('is rejected when it is saved', () => {
    const exposed = context([], { sandbox_exposed: true })
    expect(() => checkWebhookUrl(exposed, url)).toThrow('Some fields are invalid.')
  })

  test('is refused when connecting', async () => {
    if (!URL.canParse(url)) return
    const outbound = createLoopbackOutbound()
    const post = { url: new URL(url), isAllowed: false, headers: {}, body: '' }
    await expect(postWebhook(post, outbound, never)).rejects.toMatchObject({
      kind: expect.stringMatching(/address_refused|name_not_found/),
    })
    expect(outbound.destinations).toEqual([])
  })
})

test.each([
  'http://LOCALHOST./',
  'http://a.localhost/',
  'http://printer.local/',
  'http://metadata.google.internal/',
  'http://router.lan/',
  'http://intranet/',
  'https://user:secret@hooks.example/',
  'https://user@hooks.example/',
  'ftp://hooks.example/',
  'file:///etc/passwd',
  'gopher://hooks.example/',
  'javascript:alert(1)',
  '//hooks.example/',
  'https://',
  'https://[fe80::1%25eth0]/',
  'https://hooks.example:0/',
  'http://127.0.0.1:3000/sandbox/mail',
  'http://localhost:3000/sandbox/webhooks',
  'http://[::1]:3000/user/login',
])('%s is rejected when it is saved', (url) => {
  expect(() => checkWebhookUrl(context(), url)).toThrow('Some fields are invalid.')
})

test.each([
  'https://hooks.example/paid',
  'http://hooks.example:8080/paid',
  'https://hooks.example:22/',
  'https://93.184.216.34/',
  'https://[2606:2800:220:1::1]:8443/',
  'http://127.0.0.1:3000/sandbox/webhooks',
])('%s may be saved', (url) => {
  expect(() => checkWebhookUrl(context(), url)).not.toThrow()
})

describe.each(['http://localhost:4000/hooks', 'http://127.0.0.1/hooks', 'http://[::1]:4000/hooks'])(
  '%s on the same machine',
  (url) => {
    test('is allowed in a sandbox', () => {
      expect(() => checkWebhookUrl(context(), url)).not.toThrow()
      expect(isAllowedHost(context(), new URL(url))).toBe(true)
    })

    test('is not allowed in a sandbox that others can reach, nor live', () => {
      const exposed = context([], { sandbox_exposed: true })
      const live = { ...context(), settings: { ...context().settings, mode: 'live' as const } }
      const secure = url.replace('http:', 'https:')
      for (const policy of [exposed, live]) {
        expect(() => checkWebhookUrl(policy, secure)).toThrow('Some fields are invalid.')
        expect(isAllowedHost(policy, new URL(url))).toBe(false)
      }
    })
  },
)

/** Attempts a call by name, on a network whose outside answers nobody. */
async function call(url: string, answers: readonly string[][], isAllowed = false) {
  let turn = 0
  const names = { 'hooks.example': () => answers[(turn += 1) - 1] ?? [] }
  const outbound = createLoopbackOutbound(names)
  const post = { url: new URL(url), isAllowed, headers: {}, body: '' }
  const kind = await postWebhook(post, outbound, never).catch(
    (error: { kind: string }) => error.kind,
  )
  return { kind, ...outbound }
}

describe('a name', () => {
  test.each([
    [['127.0.0.1']],
    [['93.184.216.34', '10.0.0.1']],
    [['169.254.169.254', '93.184.216.34']],
    [['93.184.216.34', '::1']],
    [['::ffff:127.0.0.1']],
    [['64:ff9b::7f00:1']],
    [['fd00::1']],
    [['no address']],
  ])('that resolves to %j is refused without connecting', async (addresses) => {
    const { kind, destinations } = await call('https://hooks.example/', [addresses])
    expect({ kind, destinations }).toEqual({ kind: 'address_refused', destinations: [] })
  })

  test('without addresses is not found', async () => {
    expect(await call('https://hooks.example/', [[]])).toMatchObject({
      kind: 'name_not_found',
      destinations: [],
    })
  })

  test('is resolved once, so DNS rebinding has no effect', async () => {
    const { destinations, resolved } = await call('https://hooks.example/in', [
      ['93.184.216.34'],
      ['127.0.0.1'],
    ])
    expect(resolved).toEqual(['hooks.example'])
    expect(destinations).toEqual([
      { address: '93.184.216.34', port: 443, secureName: 'hooks.example' },
    ])
  })

  test('is connected to at the checked address and its own port', async () => {
    const plain = await call('http://hooks.example:8080/', [
      ['2606:2800:220:1::1', '93.184.216.34'],
    ])
    expect(plain.destinations).toEqual([{ address: '93.184.216.34', port: 8080, secureName: null }])
    const six = await call('http://hooks.example/', [['2606:2800:220:1::1']])
    expect(six.destinations).toEqual([
      { address: '2606:2800:220:1::1', port: 80, secureName: null },
    ])
  })
})

test('only hosts that the operator allows may be private', () => {
  const allowed = context(['10.0.0.7:4000', 'hooks.internal'])
  expect(() => checkWebhookUrl(allowed, 'http://10.0.0.7:4000/paid')).not.toThrow()
  expect(() => checkWebhookUrl(allowed, 'https://hooks.internal:8443/paid')).not.toThrow()
  expect(() => checkWebhookUrl(allowed, 'http://10.0.0.7:4001/paid')).toThrow(
    'Some fields are invalid.',
  )
  expect(() => checkWebhookUrl(allowed, 'http://a.hooks.internal/paid')).toThrow(
    'Some fields are invalid.',
  )
})

test('a live gateway sends webhooks over https only', () => {
  const { publicUrl, settings } = context()
  const live = { publicUrl, settings: { ...settings, mode: 'live' as const } }
  expect(() => checkWebhookUrl(live, 'https://shop.example/paid')).not.toThrow()
  expect(() => checkWebhookUrl(live, 'http://shop.example/paid')).toThrow(
    expect.objectContaining({
      fields: [{ field: 'webhookUrl', message: 'The URL must be https' }],
    }),
  )
})
