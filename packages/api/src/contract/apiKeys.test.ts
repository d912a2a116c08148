import * as v from 'valibot'
import { expect, it } from 'vitest'

import { apiKeySchema, createApiKeyRequestSchema, listApiKeys } from './apiKeys.ts'
import { messages } from './messages.ts'

const key = {
  id: 'k1',
  key: 'sk',
  name: 'shop',
  previous_key_expires_at: null,
  last_used_at: null,
}

it('is version 1 and active where nothing is said', () => {
  expect(v.parse(apiKeySchema, key)).toEqual({ ...key, version: 1, status: 'active' })
  const paused = { ...key, version: 2, status: 'paused' }
  expect(v.parse(apiKeySchema, paused)).toEqual(paused)
})

it('is listed, or a message says that there is none', () => {
  expect(v.parse(listApiKeys.response, [key])).toHaveLength(1)
  const none = { message: messages.noApiKeys }
  expect(v.parse(listApiKeys.response, none)).toEqual(none)
  expect(v.is(listApiKeys.response, { message: 'Hello' })).toBe(false)
})

it('needs a name that is not blank', () => {
  expect(v.is(createApiKeyRequestSchema, { name: 'shop' })).toBe(true)
  expect(v.is(createApiKeyRequestSchema, { name: ' ' })).toBe(false)
})
