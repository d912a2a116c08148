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

/** Asks, and gives the address that the window is sent to, with what can be answered there. */
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

/** Answers as the page does that Google sends its answer to; true once it was taken. */
async function handOver(state: string, response: Record<string, string>): Promise<boolean> {
  const channel = googleChannel(state)
  return new Promise((resolve) => {
    channel.addEventListener('message', ({ data }) => {
      channel.close()
      resolve(data === 'taken')
    })
    // A channel reaches this origin's pages alone, so it takes no origin to send to.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(`${new URLSearchParams(response)}`)
  })
}

function asked(address: URL, name: string): string {
  return address.searchParams.get(name) ?? ''
}

test('asks for an ID token alone, for this sign-in alone, at this page', async () => {
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

test('believes what Google signed for this sign-in', async () => {
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
])('does not believe a token %s', async (_, changes) => {
  const { response, address } = asking()
  const to = await address
  const state = asked(to, 'state')
  const id_token = await signIdentityToken({ sub, nonce: asked(to, 'nonce'), ...changes })
  await handOver(state, { id_token, state })
  expect(await response).toBe('invalid')
})

test('does not believe a token that was changed, nor an answer that names another state', async () => {
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
])('an answer of %s is %s', async (error, failure) => {
  const { response, address } = asking()
  const state = asked(await address, 'state')
  await handOver(state, { error, state })
  expect(await response).toBe(failure)
})

test.each([
  ['is down', () => Response.error()],
  ['fails', () => new Response('', { status: 503 })],
  ['answers in HTML', () => new Response('<h1>Sorry</h1>')],
  ['is another', () => Response.json({ issuer: 'https://another.example' })],
])('a provider that %s is one that can’t be reached', async (_, respond) => {
  server.use(http.get(`${mockGoogle.issuer}/*`, respond))
  expect(await asking().response).toBe('unreachable')
})

test('keys that can’t be had are no fault of the answer', async () => {
  server.use(http.get(`${mockGoogle.issuer}/jwks`, () => new Response('', { status: 503 })))
  const { response, address } = asking()
  const to = await address
  const state = asked(to, 'state')
  const id_token = await signIdentityToken({ sub, nonce: asked(to, 'nonce') })
  await handOver(state, { id_token, state })
  expect(await response).toBe('unreachable')
})

test('waits no longer than it may', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const { response, address } = asking()
  await address
  vi.advanceTimersByTime(googleTiming.waitMs)
  expect(await response).toBe('late')
})
