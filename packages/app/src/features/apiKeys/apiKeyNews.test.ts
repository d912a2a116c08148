import { describe, expect, test } from 'vitest'

import { apiKeyWords, creationNews, refusalToAdd, revocationNews } from './apiKeyNews.ts'

test('the words are the specification’s', () => {
  expect(apiKeyWords).toEqual({
    onlyOne: "You can't add more than one api-key",
    revoked: 'Key revoked successfully',
    copied: 'Copied to clipboard',
    confirmRevoke: 'Are you sure you want to delete this key?',
  })
})

test('a second key is refused, a first one is not', () => {
  expect(refusalToAdd([])).toBeUndefined()
  expect(refusalToAdd([{}])).toBe("You can't add more than one api-key")
})

describe('creating a key', () => {
  const apiKey = { id: '1', key: 'secret', name: 'Till', version: 1, status: 'active' }

  test.each([
    [{ data: { outcome: 'created' as const, apiKey } }, {}],
    [
      {
        data: {
          outcome: 'prefixTaken' as const,
          message: 'API key with this prefix already exists',
        },
      },
      { toast: 'API key with this prefix already exists' },
    ],
    [
      { failure: { kind: 'http' as const, status: 422, message: 'Name is too long' } },
      { beside: 'Name is too long' },
    ],
    [
      { failure: { kind: 'http' as const, status: 500, message: 'Oops' } },
      { beside: 'The key was not created. Please try again.' },
    ],
    [
      { failure: { kind: 'network' as const } },
      { beside: 'The key was not created. Please try again.' },
    ],
  ])('%j says %j', (answer, news) => {
    expect(creationNews(answer)).toEqual(news)
  })
})

test('a failed revocation says that the key still works, unless it is gone', () => {
  expect(revocationNews({ kind: 'http', status: 404 })).toBeUndefined()
  expect(revocationNews({ kind: 'timeout' })).toMatch(/still works/)
})
