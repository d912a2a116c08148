import { limits } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { password } from '../client.ts'
import { test } from '../test.ts'

const dayMs = 24 * 60 * 60 * 1000

describe('login', () => {
  test('returns a token that expires in seven days', async ({ client }) => {
    const { email } = await client.createMerchant()
    const { access_token } = await client.succeed('login', { body: { email, password } })
    const claims: { exp: number } = JSON.parse(atob(access_token.split('.')[1] ?? ''))
    const days = (claims.exp * 1000 - Date.now()) / dayMs
    expect(days).toBeGreaterThan(limits.sessionDays - 0.01)
    expect(days).toBeLessThanOrEqual(limits.sessionDays)
  })

  test('keeps earlier sessions', async ({ client }) => {
    const { email, token } = await client.createMerchant()
    await client.succeed('login', { body: { email, password } })
    await client.succeed('getCurrentUser', { token })
  })

  test('responds alike to an unknown email address and a wrong password', async ({ client }) => {
    const { email } = await client.createMerchant()
    const unknown = await client.call('login', { body: { email: client.newEmail(), password } })
    expectError(unknown, 'invalid_credentials')
    const wrong = await client.call('login', { body: { email, password: `${password}x` } })
    expectError(wrong, 'invalid_credentials')
  })
})
