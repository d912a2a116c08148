import { limits, messages } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { noKeys } from '../flows/apiKeys.ts'
import { test } from '../test.ts'

describe('listApiKeys', () => {
  test('does not return keys of another merchant', async ({ client }) => {
    await client.createSeller()
    const { token } = await client.createMerchant()
    expect(await client.succeed('listApiKeys', { token })).toEqual(noKeys)
  })
})

describe('createApiKey', () => {
  test('creates no second key and keeps the first', async ({ client }) => {
    const { token, apiKey } = await client.createSeller()
    const second = await client.succeed('createApiKey', { token, body: { name: 'Second' } })
    expect(second).toEqual({ message: messages.prefixTaken })
    expect(await client.succeed('listApiKeys', { token })).toMatchObject([{ key: apiKey }])
  })

  test('creates one key for five simultaneous requests', async ({ client }) => {
    const { token } = await client.createMerchant()
    const responses = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => client.succeed('createApiKey', { token, body: { name: `${n}` } })),
    )
    const created = responses.filter((body) => 'key' in body)
    expect(created).toHaveLength(limits.maxApiKeys)
    expect(await client.succeed('listApiKeys', { token })).toEqual(created)
  })

  test('creates different keys for two merchants with the same name', async ({ client }) => {
    const [one, other] = [await client.createSeller(), await client.createSeller()]
    expect(one.apiKey).not.toBe(other.apiKey)
  })
})

describe('revokeApiKey', () => {
  test('does not find a revoked key', async ({ client }) => {
    const { token, apiKeyId } = await client.createSeller()
    const revoke = { token, params: { id: apiKeyId } }
    await client.succeed('revokeApiKey', revoke)
    expectError(await client.call('revokeApiKey', revoke), 'not_found')
  })
})

describe('rollApiKey', () => {
  test('rolls a key once for five simultaneous requests', async ({ client }) => {
    const { token, apiKeyId } = await client.createSeller()
    const roll = { token, params: { id: apiKeyId } }
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => client.call('rollApiKey', roll)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 404)).toHaveLength(4)
  })

  test('revoking the new key ends the old one too', async ({ client }) => {
    const { token, apiKey, apiKeyId } = await client.createSeller()
    const { id } = await client.succeed('rollApiKey', { token, params: { id: apiKeyId } })
    await client.succeed('revokeApiKey', { token, params: { id } })
    expectError(await client.call('viewPayments', { apiKey }), 'api_key_invalid')
    expect(await client.succeed('listApiKeys', { token })).toEqual(noKeys)
  })

  test('does not find a revoked key', async ({ client }) => {
    const { token, apiKeyId } = await client.createSeller()
    await client.succeed('revokeApiKey', { token, params: { id: apiKeyId } })
    const roll = { token, params: { id: apiKeyId } }
    expectError(await client.call('rollApiKey', roll), 'not_found')
  })
})
