import { describe } from 'vitest'

import { expectError } from '../assertions.ts'
import { password } from '../client.ts'
import { createUnverifiedAccount } from '../flows/signUp.ts'
import { test } from '../test.ts'

describe('login', () => {
  test('compares the email address without case and outer spaces', async ({ client }) => {
    const { email } = await client.createMerchant()
    await client.succeed('login', { body: { email: ` ${email.toUpperCase()}`, password } })
  })

  test('compares the password exactly', async ({ client }) => {
    const { email } = await client.createMerchant()
    for (const other of [password.toUpperCase(), ` ${password}`, `${password} `]) {
      const response = await client.call('login', { body: { email, password: other } })
      expectError(response, 'invalid_credentials')
    }
  })

  test('reports an unverified email address only with the right password', async ({ client }) => {
    const email = await createUnverifiedAccount(client)
    const right = await client.call('login', { body: { email, password } })
    expectError(right, 'user_not_verified')
    const wrong = await client.call('login', { body: { email, password: 'a-wrong-one' } })
    expectError(wrong, 'invalid_credentials')
  })

  test('treats a password that is too short to be set as wrong', async ({ client }) => {
    const { email } = await client.createMerchant()
    const response = await client.call('login', { body: { email, password: 'x' } })
    expectError(response, 'invalid_credentials')
  })
})
