import { googleAnswers, mockGoogle, signIdentityToken } from '@sluice/mocks'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { googleChannel, googleTiming } from '../../config/google.ts'
import { requestIdToken } from './requestIdToken.ts'

const server = setupServer(...(googleAnswers().handlers?.() ?? []))
const sub = '107777777777777777777'

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
})
afterAll(() => server.close())

let controller: AbortController
beforeEach(() => {
  controller = new AbortController()
})

/** Requests a token. Returns the result and the URL that the popup is sent to. */
function asking() {
  let leave: (address: URL) => void
  const address = new Promise<URL>((resolve) => (leave = resolve))
  const popup: Window = Object.create(null, {
    closed: { value: false },
    location: { value: { href: 'about:blank', replace: (to: URL) => leave(to) } },
  })
  const response = requestIdToken({
    provider: mockGoogle,
    popup,
    signal: controller.signal,
    onGone: () => undefined,
  })
  return { response, address }
}

/** Passes a response on, as the page at the redirect URI does. Returns whether it was acknowledged. */
async function handOver(state: string, response: Record<string, string>): Promise<boolean> {
  const channel = googleChannel(state)
  return new Promise((resolve) => {
    channel.addEventListener('message', ({ data }) => {
      channel.close()
      resolve(data === 'taken')
    })
    // A channel only reaches pages of this origin, so `postMessage` takes no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(`${new URLSearchParams(response)}`)
  })
}

function asked(address: URL, name: string): string {
  return address.searchParams.get(name) ?? ''
}

test('requests an ID token with a state and a nonce of its own', async () => {
  const { address } = asking()
  const { origin, pathname, searchParams } = await address
  expect(origin + pathname).toBe(`${mockGoogle.issuer}/auth`)
  const { state, nonce, ...rest } = Object.fromEntries(searchParams)
  expect(rest).toEqual({
    client_id: mockGoogle.client_id,
    response_type: 'id_token',
    redirect_uri: 'http://localhost:3000/google/',
    scope: 'openid email profile',
    prompt: 'select_account',
  })
  expect([state, nonce].every((text) => (text?.length ?? 0) >= 43)).toBe(true)
  controller.abort()
})

test('accepts a token that Google signed for this sign-in', async () => {
  const { response, address } = asking()
  const to = await address
  const state = asked(to, 'state')
  const claims = { sub, email: 'meera@tea.example', email_verified: true, name: 'Meera' }
  const id_token = await signIdentityToken({ ...claims, nonce: asked(to, 'nonce') })
  expect(await handOver(state, { id_token, state })).toBe(true)
  expect(await response).toEqual({ ...claims, identityToken: id_token })
})

test.each([
  ['for another nonce', { nonce: 'another' }],
  ['for another client', { aud: 'another' }],
  ['of another issuer', { iss: 'https://another.example' }],
])('rejects a token %s', async (_, changes) => {
  const { response, address } = asking()
  const to = await address
  const state = asked(to, 'state')
  const id_token = await signIdentityToken({ sub, nonce: asked(to, 'nonce'), ...changes })
  await handOver(state, { id_token, state })
  expect(await response).toBe('invalid')
})

test('rejects a modified token and a response with another state', async () => {
  for (const spoil of ['token', 'state']) {
    const { response, address } = asking()
    const to = await address
    const state = asked(to, 'state')
    const token = await signIdentityToken({ sub, nonce: asked(to, 'nonce') })
    const [header, payload] = token.split('.')
    const [, , other] = (await signIdentityToken({ sub: 'other' })).split('.')
    const id_token = spoil === 'token' ? `${header}.${payload}.${other}` : token
    await handOver(state, { id_token, state: spoil === 'state' ? 'another' : state })
    expect(await response).toBe('invalid')
  }
})

test.each([
  ['access_denied', 'cancelled'],
  ['server_error', 'refused'],
])('a response of %s is reported as %s', async (error, failure) => {
  const { response, address } = asking()
  const state = asked(await address, 'state')
  await handOver(state, { error, state })
  expect(await response).toBe(failure)
})

test.each([
  ['is down', () => Response.error()],
  ['fails', () => new Response('', { status: 503 })],
  ['responds with HTML', () => new Response('<h1>Sorry</h1>')],
  ['has another issuer', () => Response.json({ issuer: 'https://another.example' })],
])('a provider that %s is reported as unreachable', async (_, respond) => {
  server.use(http.get(`${mockGoogle.issuer}/*`, respond))
  expect(await asking().response).toBe('unreachable')
})

test('unavailable keys are reported as an unreachable provider', async () => {
  server.use(http.get(`${mockGoogle.issuer}/jwks`, () => new Response('', { status: 503 })))
  const { response, address } = asking()
  const to = await address
  const state = asked(to, 'state')
  const id_token = await signIdentityToken({ sub, nonce: asked(to, 'nonce') })
  await handOver(state, { id_token, state })
  expect(await response).toBe('unreachable')
})

test('times out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const { response, address } = asking()
  await address
  vi.advanceTimersByTime(googleTiming.waitMs)
  expect(await response).toBe('late')
})
