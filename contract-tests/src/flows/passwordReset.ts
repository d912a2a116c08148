import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { password, type Client } from '../client.ts'
import type { TestServer } from '../servers/server.ts'
import { test } from '../test.ts'

export const new_password = 'another-good-password'

export async function requestReset(
  client: Client,
  server: TestServer,
  email: string,
): Promise<string> {
  await client.succeed('forgotPassword', { body: { email } })
  return server.linkToken(email, 'reset')
}

describe('forgotPassword', () => {
  test('emails a link to a registered address', async ({ client, server }) => {
    const { email } = await client.createMerchant()
    expect(await requestReset(client, server, email)).toMatch(/^\S{20,}$/)
  })
})

describe('resetPassword', () => {
  test('replaces the password', async ({ client, server }) => {
    const { email } = await client.createMerchant()
    const token = await requestReset(client, server, email)
    await client.succeed('resetPassword', { body: { token: `"${token}"`, new_password } })
    const old = await client.call('login', { body: { email, password } })
    expectError(old, 'invalid_credentials')
    await client.succeed('login', { body: { email, password: new_password } })
  })

  test('ends all sessions', async ({ client, server }) => {
    const { email, token } = await client.createMerchant()
    const resetToken = await requestReset(client, server, email)
    await client.succeed('resetPassword', { body: { token: resetToken, new_password } })
    expectError(await client.call('getCurrentUser', { token }), 'session_invalid')
  })
})
