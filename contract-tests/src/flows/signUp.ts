import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { password, type Client } from '../client.ts'
import { test } from '../test.ts'

export const full_name = 'Ravi Menon'

/** Creates an account with an unverified email address and returns the address. */
export async function createUnverifiedAccount(client: Client): Promise<string> {
  const email = client.newEmail()
  await client.succeed('register', { body: { email, password, full_name } })
  return email
}

describe('register', () => {
  test('creates an account and emails a link', async ({ client, server }) => {
    const email = await createUnverifiedAccount(client)
    expect(await server.linkToken(email, 'verify')).toMatch(/^\S{20,}$/)
  })

  test('rejects a registered email address', async ({ client }) => {
    const email = await createUnverifiedAccount(client)
    const response = await client.call('register', { body: { email, password, full_name } })
    expectError(response, 'email_taken')
  })
})

describe('verifyUser', () => {
  test('verifies the email address, so that the merchant can log in', async ({
    client,
    server,
  }) => {
    const email = await createUnverifiedAccount(client)
    const token = await server.linkToken(email, 'verify')
    await client.succeed('verifyUser', { body: { token } })
    await client.succeed('login', { body: { email, password } })
  })
})

describe('resendVerification', () => {
  test('emails another link, and the first one still works', async ({ client, server }) => {
    const email = await createUnverifiedAccount(client)
    const first = await server.linkToken(email, 'verify')
    await client.succeed('resendVerification', { body: { email } })
    const second = await server.linkToken(email, 'verify')
    expect(second).not.toBe(first)
    await client.succeed('verifyUser', { body: { token: first } })
  })
})
