import { describe, expect, it } from 'vitest'

import { errors } from './errors.ts'
import { operations } from './operations.ts'

const calls = Object.entries(operations).map(([name, operation]) => ({ name, operation }))

describe('the operations', () => {
  it('include those of the specification’s section 7', () => {
    const paths = calls.map(({ operation: { method, path } }) => `${method} ${path}`)
    for (const specified of [
      'DELETE /user/config/key/revoke/{id}',
      'GET /pay/api/transaction/status/{id}',
      'GET /pay/api/transaction/view',
      'GET /user/business/transaction/count',
      'GET /user/business/transaction/view',
      'GET /user/business/user/me',
      'GET /user/config/key/view',
      'GET /user/config/webhook/set',
      'GET /user/me',
      'POST /pay/api/transaction/create',
      'POST /user/business/forgetpassword',
      'POST /user/business/google/register',
      'POST /user/business/info',
      'POST /user/business/register',
      'POST /user/config/key/create',
      'POST /user/login',
      'POST /user/reset-password',
      'POST /user/verify_user',
      'PUT /user/update',
      'PUT /user/update/walletid',
    ])
      expect(paths).toContain(specified)
  })

  it.each(calls)('$name fails only as the table of errors says', ({ operation }) => {
    expect(Object.keys(errors)).toEqual(expect.arrayContaining([...operation.errors]))
  })

  it.each(calls)('$name has a parameter for each part of its path', ({ operation }) => {
    expect('params' in operation).toBe(operation.path.includes('{'))
  })
})
