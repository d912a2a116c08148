import { messages } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { test } from '../test.ts'

const dayMs = 24 * 60 * 60 * 1000

export const noKeys = { message: messages.noApiKeys }

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
})

describe('createApiKey', () => {
  test('returns a key that works at once', async ({ client }) => {
    const { token } = await client.createMerchant()
    const name = '  दुकान "Shop" 🛒 '
    const created = await client.succeed('createApiKey', { token, body: { name } })
    expect(created).toMatchObject({ key: expect.any(String), name: 'दुकान "Shop" 🛒' })
    const apiKey = 'key' in created ? created.key : ''
    expect(await client.succeed('viewPayments', { apiKey })).toEqual([])
  })

  test('creates another key once the first is revoked', async ({ client }) => {
    const { token, apiKey, apiKeyId } = await client.createSeller()
    await client.succeed('revokeApiKey', { token, params: { id: apiKeyId } })
    const created = await client.succeed('createApiKey', { token, body: { name: 'Next' } })
    expect(created).not.toMatchObject({ key: apiKey })
    expect(created).not.toMatchObject({ id: apiKeyId })
    expect(await client.succeed('listApiKeys', { token })).toEqual([created])
  })
})

describe('revokeApiKey', () => {
  test('removes the key from the list and rejects it from then on', async ({ client }) => {
    const { token, apiKey, apiKeyId } = await client.createSeller()
    await client.succeed('revokeApiKey', { token, params: { id: apiKeyId } })
    expect(await client.succeed('listApiKeys', { token })).toEqual(noKeys)
    expectError(await client.call('viewPayments', { apiKey }), 'api_key_invalid')
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
      await client.succeed('viewPayments', { apiKey: each })
    }

    server.setTime(new Date(Date.now() + dayMs + 1_000))
    expectError(await client.call('viewPayments', { apiKey }), 'api_key_invalid')
    await client.succeed('viewPayments', { apiKey: rolled.key })
    const { last_used_at: _, ...key } = rolled
    expect(await client.succeed('listApiKeys', { token })).toMatchObject([
      { ...key, previous_key_expires_at: null },
    ])
  })
})
