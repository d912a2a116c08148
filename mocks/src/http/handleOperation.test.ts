import { expect, test } from 'vitest'

import { matchOperation } from './handleOperation.ts'

function match(path: string, method = 'GET') {
  return matchOperation(new Request(`http://mocks.invalid${path}`, { method }))
}

test('prefers the longer of two paths with the same ending', () => {
  expect(match('/user/me')?.name).toBe('getCurrentUser')
  expect(match('/user/business/user/me')?.name).toBe('getOverview')
})

test('ignores the path of the API base', () => {
  expect(match('/api/v1/user/me')?.name).toBe('getCurrentUser')
})

test('decodes path parameters', () => {
  expect(match('/user/config/key/revoke/a%20b%2Fc', 'DELETE')).toEqual({
    name: 'revokeApiKey',
    params: { id: 'a b/c' },
  })
})

test.each(['/src/user/me.ts', '/user/me/', '/user/config/key/revoke/', '/user/login'])(
  'does not match GET %s',
  (path) => {
    expect(match(path)).toBeNull()
  },
)
