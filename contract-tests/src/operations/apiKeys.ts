import { limits, messages } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError, notName, testInvalidField, unknownIds } from '../assertions.ts'
import { test } from '../test.ts'

const dayMs = 24 * 60 * 60 * 1000

const noKeys = { message: messages.noApiKeys }

describe('listApiKeys', () => {
  test('reports that there is no key', async ({ client }) => {
    const { token } = await client.createMerchant()
    expect(await client.succeed('listApiKeys', { token })).toEqual(noKeys)
  })

  test('returns the whole key, as it was created', async ({ client }) => {
    const { token } = await client.createMerchant()
    const created = await client.succeed('createApiKey', { token, body: { name: 'Shop' } })
    expect(created).toEqual({
      id: expect.any(String),
      key: expect.stringMatching(/^\S{32,}$/),
      name: 'Shop',
      version: 1,
      status: 'active',
      previous_key_expires_at: null,
      last_used_at: null,
    })
    expect(await client.succeed('listApiKeys', { token })).toEqual([created])
  })

  test('does not return keys of another merchant', async ({ client }) => {
    await client.createSeller()
    const { token } = await client.createMerchant()
    expect(await client.succeed('listApiKeys', { token })).toEqual(noKeys)
  })
})

describe('createApiKey', () => {
  test('returns a key that works at once', async ({ client }) => {
    const { token } = await client.createMerchant()
    const name = '  दुकान "Shop" 🛒 '
    const created = await client.succeed('createApiKey', { token, body: { name } })
    expect(created).toMatchObject({ key: expect.any(String), name: 'दुकान "Shop" 🛒' })
    const apiKey = 'key' in created ? created.key : ''
    expect(await client.succeed('viewTransactions', { apiKey })).toEqual([])
  })

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

  test('creates another key once the first is revoked', async ({ client }) => {
    const { token, apiKey, apiKeyId } = await client.createSeller()
    await client.succeed('revokeApiKey', { token, params: { id: apiKeyId } })
    const created = await client.succeed('createApiKey', { token, body: { name: 'Next' } })
    expect(created).not.toMatchObject({ key: apiKey })
    expect(created).not.toMatchObject({ id: apiKeyId })
    expect(await client.succeed('listApiKeys', { token })).toEqual([created])
  })

  test('creates different keys for two merchants with the same name', async ({ client }) => {
    const [one, other] = [await client.createSeller(), await client.createSeller()]
    expect(one.apiKey).not.toBe(other.apiKey)
  })

  test('accepts a name of 120 characters', async ({ client }) => {
    const { token } = await client.createMerchant()
    const name = 'x'.repeat(limits.nameMax)
    expect(await client.succeed('createApiKey', { token, body: { name } })).toMatchObject({ name })
  })

  testInvalidField('createApiKey', {}, 'name', notName)
})

describe('revokeApiKey', () => {
  test('removes the key from the list and rejects it from then on', async ({ client }) => {
    const { token, apiKey, apiKeyId } = await client.createSeller()
    await client.succeed('revokeApiKey', { token, params: { id: apiKeyId } })
    expect(await client.succeed('listApiKeys', { token })).toEqual(noKeys)
    expectError(await client.call('viewTransactions', { apiKey }), 'api_key_invalid')
  })

  test('does not find a revoked key', async ({ client }) => {
    const { token, apiKeyId } = await client.createSeller()
    const revoke = { token, params: { id: apiKeyId } }
    await client.succeed('revokeApiKey', revoke)
    expectError(await client.call('revokeApiKey', revoke), 'not_found')
  })

  test('does not find the key of another merchant, which stays valid', async ({ client }) => {
    const owner = await client.createSeller()
    const { token } = await client.createSeller()
    const params = { id: owner.apiKeyId }
    expectError(await client.call('revokeApiKey', { token, params }), 'not_found')
    await client.succeed('viewTransactions', { apiKey: owner.apiKey })
  })

  test.for(unknownIds)('does not find the id %s', async (id, { client }) => {
    const { token } = await client.sharedSeller()
    expectError(await client.call('revokeApiKey', { token, params: { id } }), 'not_found')
  })

  test('rejects an id of more than 64 characters', async ({ client }) => {
    const { token } = await client.sharedSeller()
    const params = { id: 'x'.repeat(65) }
    const response = await client.call('revokeApiKey', { token, params })
    expectError(response, 'validation_failed', ['id'])
  })
})

describe('rollApiKey', () => {
  test('returns a new key and keeps the old one working for a day', async ({ client, server }) => {
    const { token, apiKey, apiKeyId } = await client.createSeller()
    const rolled = await client.succeed('rollApiKey', { token, params: { id: apiKeyId } })
    expect(rolled).toMatchObject({ name: 'Shop', version: 1, status: 'active' })
    expect(rolled.id).not.toBe(apiKeyId)
    expect(rolled.key).not.toBe(apiKey)
    const remainingMs = Date.parse(`${rolled.previous_key_expires_at}`) - Date.now()
    expect(remainingMs).toBeGreaterThan(dayMs - 60_000)
    expect(remainingMs).toBeLessThanOrEqual(dayMs)
    expect(await client.succeed('listApiKeys', { token })).toEqual([rolled])
    for (const each of [apiKey, rolled.key]) {
      await client.succeed('viewTransactions', { apiKey: each })
    }

    server.setTime(new Date(Date.now() + dayMs + 1_000))
    expectError(await client.call('viewTransactions', { apiKey }), 'api_key_invalid')
    await client.succeed('viewTransactions', { apiKey: rolled.key })
    const { last_used_at: _, ...key } = rolled
    expect(await client.succeed('listApiKeys', { token })).toMatchObject([
      { ...key, previous_key_expires_at: null },
    ])
  })

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
    expectError(await client.call('viewTransactions', { apiKey }), 'api_key_invalid')
    expect(await client.succeed('listApiKeys', { token })).toEqual(noKeys)
  })

  test('does not find a revoked key', async ({ client }) => {
    const { token, apiKeyId } = await client.createSeller()
    await client.succeed('revokeApiKey', { token, params: { id: apiKeyId } })
    const roll = { token, params: { id: apiKeyId } }
    expectError(await client.call('rollApiKey', roll), 'not_found')
  })

  test('does not find the key of another merchant, which stays the same', async ({ client }) => {
    const owner = await client.createSeller()
    const { token } = await client.createSeller()
    const params = { id: owner.apiKeyId }
    expectError(await client.call('rollApiKey', { token, params }), 'not_found')
    expect(await client.succeed('listApiKeys', { token: owner.token })).toMatchObject([
      { key: owner.apiKey, previous_key_expires_at: null },
    ])
  })

  test.for(unknownIds)('does not find the id %s', async (id, { client }) => {
    const { token } = await client.sharedSeller()
    expectError(await client.call('rollApiKey', { token, params: { id } }), 'not_found')
  })
})
