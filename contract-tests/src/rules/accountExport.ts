import { describe, expect } from 'vitest'

import { test } from '../test.ts'

describe('exportAccount', () => {
  test('tells no key, and nothing of others', async ({ client }) => {
    const { token, apiKey } = await client.createSeller()
    const stranger = await client.createSeller()
    const file = await client.succeed('exportAccount', { token })
    expect(file.api_keys.map(({ key }) => key)).toEqual([`…${apiKey.slice(-3)}`])
    const text = JSON.stringify(file)
    for (const other of [stranger.email, stranger.apiKeyId, apiKey, token]) {
      expect(text).not.toContain(other)
    }
  })
})
