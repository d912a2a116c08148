import { setTimeout } from 'node:timers/promises'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createFakeIssuer } from '../test/fakeIssuer.ts'
import type { FakeIssuer } from '../test/fakeIssuer.ts'
import { createIdentityVerifier } from './identityVerifier.ts'
import type { IdentityVerifier } from './identityVerifier.ts'

const start = new Date('2026-03-01T12:00:00Z')
let provider: FakeIssuer
let verifier: IdentityVerifier

const document = '/realm/.well-known/openid-configuration'
const down = () => Promise.reject(new TypeError('fetch failed'))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  provider = await createFakeIssuer()
  verifier = createIdentityVerifier({ ...provider, now: () => new Date() })
})
afterEach(() => {
  vi.useRealTimers()
})

function wait(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000)
}

test('accepts a valid token', async () => {
  expect(await verifier.verify(await provider.token({ nonce: 'n' }))).toEqual({
    issuer: provider.issuer,
    subject: '107777777777777777777',
    email: 'meera@tea.example',
    nonce: 'n',
    expires_at: new Date(start.getTime() + 3_660_000),
  })
})

test('allows a minute of clock skew and ten minutes of age', async () => {
  const token = await provider.token({ exp: start.getTime() / 1000 + 300 })
  const judged: boolean[] = []
  for (const seconds of [-59, -61, 359, 361]) {
    vi.setSystemTime(start.getTime() + seconds * 1000)
    judged.push((await verifier.verify(token)) !== null)
  }
  expect(judged).toEqual([true, false, true, false])

  vi.setSystemTime(start)
  const lasting = await provider.token()
  wait(661)
  expect(await verifier.verify(lasting)).toBeNull()
})

test('fetches document and keys once for parallel tokens', async () => {
  const tokens = await Promise.all(Array.from({ length: 10 }, () => provider.token()))
  const found = await Promise.all(tokens.map((token) => verifier.verify(token)))
  expect(found.every(Boolean)).toBe(true)
  expect(provider.asked).toEqual([document, '/jwks'])
})

test('finds a rotated key; unknown keys do not flood the provider', async () => {
  expect(await verifier.verify(await provider.token())).not.toBeNull()
  await provider.rotate()
  expect(await verifier.verify(await provider.token())).toBeNull()
  wait(31)
  expect(await verifier.verify(await provider.token())).not.toBeNull()
  for (let turn = 0; turn < 20; turn += 1) {
    expect(await verifier.verify(await provider.token({}, { kid: `invented-${turn}` }))).toBeNull()
  }
  expect(provider.asked).toEqual([document, '/jwks', '/jwks'])
})

test('rejects other issuers and non-tokens without a request', async () => {
  const strangers = [
    '',
    'a.b.c',
    'x'.repeat(8000),
    await provider.token({ iss: 'https://x.example' }),
  ]
  for (const token of strangers) expect(await verifier.verify(token)).toBeNull()
  expect(provider.asked).toEqual([])
})

test('fails with unavailable while the provider is down, and recovers', async () => {
  provider.fault = down
  for (let turn = 0; turn < 5; turn += 1) {
    await expect(verifier.verify(await provider.token())).rejects.toMatchObject({
      code: 'unavailable',
    })
  }
  expect(provider.asked).toEqual([document])
  provider.fault = undefined
  wait(6)
  expect(await verifier.verify(await provider.token())).not.toBeNull()
})

test('fails with unavailable if the keys cannot be fetched', async () => {
  const faults = [
    () => Promise.resolve(new Response('', { status: 502 })),
    () => Promise.resolve(new Response('<h1>Bad gateway</h1>')),
    down,
  ]
  for (const fault of faults) {
    const another = createIdentityVerifier({
      ...provider,
      fetch: (url, options) => (url.endsWith('/jwks') ? fault() : provider.fetch(url, options)),
      now: () => new Date(),
    })
    await expect(another.verify(await provider.token())).rejects.toMatchObject({
      code: 'unavailable',
    })
  }
})

test('rejects a discovery document of another issuer', async () => {
  provider.fault = () =>
    Promise.resolve(Response.json({ issuer: 'https://x.example', jwks_uri: 'https://x.example/k' }))
  await expect(verifier.verify(await provider.token())).rejects.toMatchObject({
    code: 'unavailable',
  })
  expect(provider.asked).toEqual([document])
})

test('stops waiting for a provider that does not respond', async () => {
  const limits: boolean[] = []
  provider.fault = async (_, { signal }) => {
    limits.push(signal instanceof AbortSignal && !signal.aborted)
    await setTimeout(60_000, undefined, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(1)]),
    })
    return new Response()
  }
  await expect(verifier.verify(await provider.token())).rejects.toMatchObject({
    code: 'unavailable',
  })
  expect(limits).toEqual([true])
})
