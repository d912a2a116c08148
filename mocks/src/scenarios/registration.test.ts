import { expect, test } from 'vitest'

import { makeIdentityToken } from '../fixtures/tokens.ts'
import { ask } from '../test/ask.ts'
import { mockHandlers } from './mockHandlers.ts'
import { googleUserKnown, googleUserUnknown } from './registration.ts'

const identity = { sub: '107777777777777777777', email: 'meera@example.com', name: 'Meera' }
const login = { email: identity.email, password: identity.sub }

function withToken(signature: string) {
  return { 'X-Identity-Token': makeIdentityToken(identity, signature) }
}

test('an unknown user of the provider is told so, registers and logs in', async () => {
  const handlers = mockHandlers(googleUserUnknown())
  const sent = { headers: withToken('first'), body: login }
  expect((await ask(handlers, 'login', sent)).status).toBe(404)
  const body = { ...login, full_name: identity.name }
  const registered = await ask(handlers, 'registerWithGoogle', { ...sent, body })
  expect(await registered.json()).toEqual({ message: 'Account Created! ' })
  const again = { headers: withToken('second'), body: login }
  expect((await ask(handlers, 'login', again)).status).toBe(200)
})

test('a known user of the provider logs in at once', async () => {
  const handlers = mockHandlers(googleUserKnown(identity.sub))
  const sent = { headers: withToken('first'), body: login }
  expect((await ask(handlers, 'login', sent)).status).toBe(200)
})
