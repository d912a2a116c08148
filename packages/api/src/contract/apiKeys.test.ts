import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { apiKeySchema, createApiKeyRequestSchema, listApiKeys } from './apiKeys.ts'

describe('an API key', () => {
  it.each([{}, { version: null, status: null, name: null, previous_key_expires_at: null }])(
    'is version 1 and active where nothing is said: %j',
    (more) => {
      expect(v.parse(apiKeySchema, { id: 7, key: 'sk', ...more })).toEqual({
        id: '7',
        key: 'sk',
        name: '',
        version: 1,
        status: 'active',
        previous_key_expires_at: null,
        last_used_at: null,
      })
    },
  )

  it('keeps the values that are sent', () => {
    const key = {
      id: 'k1',
      key: 'sk',
      name: 'shop',
      version: 'v2',
      status: 'paused',
      previous_key_expires_at: '2026-11-21T10:00:00.000Z',
      last_used_at: '2026-11-20T10:00:00.000Z',
    }
    expect(v.parse(apiKeySchema, key)).toEqual(key)
  })

  it('is invalid without its secret', () => {
    expect(v.is(apiKeySchema, { id: 'k1' })).toBe(false)
  })

  it('is listed, or a message says that there is none', () => {
    expect(v.parse(listApiKeys.response, [{ id: 1, key: 'sk' }])).toHaveLength(1)
    expect(v.parse(listApiKeys.response, { message: 'None' })).toEqual({ message: 'None' })
    expect(v.is(listApiKeys.response, {})).toBe(false)
  })

  it('needs a name that is not blank', () => {
    expect(v.is(createApiKeyRequestSchema, { name: 'shop' })).toBe(true)
    expect(v.is(createApiKeyRequestSchema, { name: ' ' })).toBe(false)
  })
})
