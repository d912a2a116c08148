import { limits, messages } from '@sluice/api/contract'
import { expect } from 'vitest'

import { memberOf, rowsOf, textAt } from '../world/read.ts'
import { accepted, refused } from './expectations.ts'
import { invalidBody, notText } from './invalid.ts'
import { rowsFor } from './Row.ts'

const listApiKeys = rowsFor('listApiKeys')
const createApiKey = rowsFor('createApiKey')
const revokeApiKey = rowsFor('revokeApiKey')

const noKeys = { message: messages.noApiKeys }
const nobodysId = '00000000-0000-4000-8000-000000000000'

/** The merchant's one key. */
export const apiKeyRows = [
  listApiKeys('empty', 'says that there is none', async (world) => {
    const { token } = await world.newMerchant()
    expect(accepted(await world.ask('listApiKeys', { token }))).toEqual(noKeys)
  }),
  listApiKeys('happy', 'shows the whole key to its owner, as it was created', async (world) => {
    const { token } = await world.newMerchant()
    const created = accepted(await world.ask('createApiKey', { token, body: { name: 'Shop' } }))
    expect(created).toEqual({
      id: expect.any(String),
      key: expect.stringMatching(/^\S{32,}$/),
      name: 'Shop',
      version: 1,
      status: 'active',
    })
    expect(accepted(await world.ask('listApiKeys', { token }))).toEqual([created])
  }),
  listApiKeys('notOwner', "another merchant's key does not show", async (world) => {
    await world.newSeller()
    const { token } = await world.newMerchant()
    expect(accepted(await world.ask('listApiKeys', { token }))).toEqual(noKeys)
  }),
  createApiKey('happy', 'gives a key that opens the public API at once', async (world) => {
    const { token } = await world.newMerchant()
    const name = '  दुकान "Shop" 🛒 '
    const created = accepted(await world.ask('createApiKey', { token, body: { name } }))
    expect(memberOf(created, 'name')).toBe('दुकान "Shop" 🛒')
    const apiKey = textAt(created, 'key')
    expect(accepted(await world.ask('viewTransactions', { apiKey }))).toEqual([])
  }),
  createApiKey('repeated', 'a second key is not created, and the first stays', async (world) => {
    const { token, apiKey } = await world.newSeller()
    const second = await world.ask('createApiKey', { token, body: { name: 'Second' } })
    expect(accepted(second)).toEqual({ message: messages.prefixTaken })
    const keys = rowsOf(accepted(await world.ask('listApiKeys', { token })))
    expect(keys.map((key) => memberOf(key, 'key'))).toEqual([apiKey])
  }),
  createApiKey('repeated', 'of five at once, one is created', async (world) => {
    const { token } = await world.newMerchant()
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => world.ask('createApiKey', { token, body: { name: `${n}` } })),
    )
    const created = answers.map(accepted).filter((body) => memberOf(body, 'key') !== undefined)
    expect(created).toHaveLength(limits.maxApiKeys)
    expect(accepted(await world.ask('listApiKeys', { token }))).toEqual(created)
  }),
  createApiKey('repeated', 'another key after the first is revoked', async (world) => {
    const { token, apiKey, apiKeyId } = await world.newSeller()
    accepted(await world.ask('revokeApiKey', { token, params: { id: apiKeyId } }))
    const created = accepted(await world.ask('createApiKey', { token, body: { name: 'Next' } }))
    expect(memberOf(created, 'key')).not.toBe(apiKey)
    expect(memberOf(created, 'id')).not.toBe(apiKeyId)
    expect(accepted(await world.ask('listApiKeys', { token }))).toEqual([created])
  }),
  createApiKey('notOwner', 'two merchants may use one name', async (world) => {
    const keys = [await world.newSeller(), await world.newSeller()].map(({ apiKey }) => apiKey)
    expect(new Set(keys).size).toBe(2)
  }),
  createApiKey('boundary', 'a name of 120 characters', async (world) => {
    const { token } = await world.newMerchant()
    const name = 'x'.repeat(limits.nameMax)
    const created = accepted(await world.ask('createApiKey', { token, body: { name } }))
    expect(memberOf(created, 'name')).toBe(name)
  }),
  ...invalidBody('createApiKey', {}, 'name', [
    ...notText,
    ['blank', '   '],
    ['too long', 'x'.repeat(121)],
  ]),
  revokeApiKey('happy', 'the key is gone from the list and opens nothing more', async (world) => {
    const { token, apiKey, apiKeyId } = await world.newSeller()
    accepted(await world.ask('revokeApiKey', { token, params: { id: apiKeyId } }))
    expect(accepted(await world.ask('listApiKeys', { token }))).toEqual(noKeys)
    refused(await world.ask('viewTransactions', { apiKey }), 'api_key_invalid')
  }),
  revokeApiKey('repeated', 'a revoked key is not found again', async (world) => {
    const { token, apiKeyId } = await world.newSeller()
    accepted(await world.ask('revokeApiKey', { token, params: { id: apiKeyId } }))
    refused(await world.ask('revokeApiKey', { token, params: { id: apiKeyId } }), 'not_found')
  }),
  revokeApiKey('notOwner', "another merchant's key is not found, and lives on", async (world) => {
    const owner = await world.newSeller()
    const { token } = await world.newSeller()
    const params = { id: owner.apiKeyId }
    refused(await world.ask('revokeApiKey', { token, params }), 'not_found')
    accepted(await world.ask('viewTransactions', { apiKey: owner.apiKey }))
  }),
  revokeApiKey('unknownId', 'an id that nobody has, of the right form or not', async (world) => {
    const { token } = await world.anySeller()
    for (const id of [nobodysId, '17', 'no such key', "' or 1=1 --", '😀']) {
      refused(await world.ask('revokeApiKey', { token, params: { id } }), 'not_found')
    }
  }),
  revokeApiKey(
    'boundary',
    'an id of 64 characters is looked for, a longer one is not',
    async (world) => {
      const { token } = await world.anySeller()
      const longest = await world.ask('revokeApiKey', { token, params: { id: 'x'.repeat(64) } })
      refused(longest, 'not_found')
      const longer = await world.ask('revokeApiKey', { token, params: { id: 'x'.repeat(65) } })
      refused(longer, 'validation_failed', ['id'])
    },
  ),
]
