import { expect, test } from 'vitest'

import { findCall } from './findCall.ts'

function found(path: string, method = 'GET') {
  return findCall(new Request(`http://mocks.invalid${path}`, { method }))
}

test('of two paths with the same end, the longer one is meant', () => {
  expect(found('/user/me')?.name).toBe('getCurrentUser')
  expect(found('/user/business/user/me')?.name).toBe('getOverview')
})

test('whatever path the API base has may stand in front', () => {
  expect(found('/api/v1/user/me')?.name).toBe('getCurrentUser')
})

test('parameters of the path are decoded', () => {
  expect(found('/user/config/key/revoke/a%20b%2Fc', 'DELETE')).toEqual({
    name: 'revokeApiKey',
    params: { id: 'a b/c' },
  })
})

test.each(['/src/user/me.ts', '/user/me/', '/user/config/key/revoke/', '/user/login'])(
  'GET %s is no call',
  (path) => {
    expect(found(path)).toBeNull()
  },
)
