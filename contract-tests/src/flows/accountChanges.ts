import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { password, type Client, type Merchant } from '../client.ts'
import type { TestServer } from '../servers/server.ts'
import { test } from '../test.ts'
import { identityHeaders, loginBody, registerIdentity } from './google.ts'

const newPassword = 'another-horse-battery'

describe('changePassword', () => {
  test('replaces the password and ends the other sessions', async ({ client }) => {
    const { email, token } = await client.createMerchant()
    const { access_token: other } = await client.succeed('login', { body: { email, password } })
    await client.succeed('changePassword', { token, body: { new_password: newPassword } })
    await client.succeed('getCurrentUser', { token })
    expectError(await client.call('getCurrentUser', { token: other }), 'session_invalid')
    const old = await client.call('login', { body: { email, password } })
    expectError(old, 'invalid_credentials')
    await client.succeed('login', { body: { email, password: newPassword } })
  })

  test('sets the first password of a Google account', async ({ client, server }) => {
    const identity = await registerIdentity(client, server)
    const login = { headers: await identityHeaders(server, identity), body: loginBody(identity) }
    const { access_token: token } = await client.succeed('login', login)
    expect((await client.succeed('getSecurity', { token })).has_password).toBe(false)
    await client.succeed('changePassword', { token, body: { new_password: newPassword } })
    expect((await client.succeed('getSecurity', { token })).has_password).toBe(true)
    await client.succeed('login', { body: { email: identity.email, password: newPassword } })
  })
})

/** Asks for another email, and returns the tokens of both links. */
export async function requestEmail(client: Client, server: TestServer, { email, token }: Merchant) {
  const next = client.newEmail()
  await client.succeed('changeEmail', { token, body: { email: next } })
  return {
    email: next,
    tokens: [await server.linkToken(email, 'email'), await server.linkToken(next, 'email')],
  }
}

describe('changeEmail', () => {
  test.for([[0, 1] as const, [1, 0] as const])(
    'changes it once both links were confirmed, in the order %o',
    async (order, { client, server }) => {
      const merchant = await client.createMerchant()
      const { token } = merchant
      const { email, tokens } = await requestEmail(client, server, merchant)
      expect(await client.succeed('getSecurity', { token })).toMatchObject({ pending_email: email })
      const [first = '', second = ''] = order.map((index) => tokens[index] ?? '')
      const half = await client.succeed('confirmEmailChange', { body: { token: first } })
      expect(half).toEqual({ state: 'waiting' })
      const again = await client.call('confirmEmailChange', { body: { token: first } })
      expectError(again, 'token_invalid')
      const user = await client.succeed('getCurrentUser', { token })
      expect(user).toMatchObject({ email: merchant.email })
      const whole = await client.succeed('confirmEmailChange', { body: { token: second } })
      expect(whole).toEqual({ state: 'changed' })
      await client.succeed('login', { body: { email, password } })
      expect(await client.succeed('getSecurity', { token })).toMatchObject({ pending_email: null })
    },
  )

  test('can be refused with either link', async ({ client, server }) => {
    for (const side of [0, 1]) {
      const merchant = await client.createMerchant()
      const { tokens } = await requestEmail(client, server, merchant)
      await client.succeed('refuseEmailChange', { body: { token: tokens[side] } })
      for (const token of tokens) {
        expectError(await client.call('confirmEmailChange', { body: { token } }), 'token_invalid')
        expectError(await client.call('refuseEmailChange', { body: { token } }), 'token_invalid')
      }
    }
  })
})

describe('closeAccount', () => {
  test('ends sessions and keys, and frees the email', async ({ client }) => {
    const { email, token, apiKey } = await client.createSeller()
    await client.succeed('closeAccount', { token, body: { email: ` ${email.toUpperCase()}` } })
    expectError(await client.call('getCurrentUser', { token }), 'session_invalid')
    expectError(await client.call('viewPayments', { apiKey }), 'api_key_invalid')
    const login = await client.call('login', { body: { email, password } })
    expectError(login, 'invalid_credentials')
    await client.succeed('register', { body: { email, password, full_name: 'Ravi' } })
  })

  test('keeps payments that are open, and switches off links', async ({ client }) => {
    const seller = await client.createSeller()
    const { token, email } = seller
    const id = await client.createPayment(seller, '5')
    const body = { description: 'Tea', amount: '40', is_reusable: true }
    const link = await client.succeed('createPaymentLink', { token, body })
    await client.succeed('closeAccount', { token, body: { email } })
    expect(await client.succeed('getCheckout', { params: { id } })).toMatchObject({
      state: 'awaiting_payment',
    })
    const opened = await client.call('openPaymentLink', { params: { id: link.id }, body: {} })
    expectError(opened, 'link_inactive')
  })
})
