import { describe, expect, it } from 'vitest'

import { errors } from './errors.ts'
import { capabilityOperations, operations } from './operations.ts'

const calls = Object.entries(operations).map(([name, operation]) => ({ name, operation }))

describe('the operations', () => {
  it('are those of the specification’s section 7', () => {
    const specified = calls.filter(({ name }) => !(name in capabilityOperations))
    expect(
      specified.map(({ operation: { method, path } }) => `${method} ${path}`).toSorted(),
    ).toEqual([
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
  })

  it('include those that a server announces as capabilities', () => {
    const paths = Object.values(capabilityOperations).map(({ method, path }) => `${method} ${path}`)
    expect(paths.toSorted()).toEqual([
      'DELETE /user/config/webhook',
      'DELETE /user/passkeys/{id}',
      'DELETE /user/sessions',
      'DELETE /user/sessions/{id}',
      'DELETE /user/totp',
      'DELETE /user/wallet/change',
      'GET /pay/api/checkout/{id}',
      'GET /pay/api/checkout/{id}/events',
      'GET /pay/api/link/{id}',
      'GET /user/audit',
      'GET /user/business/attention',
      'GET /user/business/link',
      'GET /user/business/summary',
      'GET /user/business/transaction/terms',
      'GET /user/business/transaction/{id}/timeline',
      'GET /user/config/calls',
      'GET /user/config/webhook/deliveries',
      'GET /user/config/webhook/deliveries/{id}',
      'GET /user/config/webhook/secret',
      'GET /user/export',
      'GET /user/security',
      'GET /user/session/confirm',
      'GET /user/sessions',
      'GET /user/wallet/change',
      'POST /pay/api/link/{id}',
      'POST /pay/api/transaction/cancel/{id}',
      'POST /user/business/link',
      'POST /user/business/transaction/create',
      'POST /user/business/transaction/{id}/accept',
      'POST /user/business/transaction/{id}/cancel',
      'POST /user/business/transaction/{id}/refund',
      'POST /user/business/verification/resend',
      'POST /user/config/key/roll/{id}',
      'POST /user/config/webhook/deliveries/{id}/resend',
      'POST /user/config/webhook/enable',
      'POST /user/config/webhook/resend',
      'POST /user/config/webhook/secret/roll',
      'POST /user/config/webhook/test',
      'POST /user/email',
      'POST /user/email/confirm',
      'POST /user/email/refuse',
      'POST /user/login/passkey',
      'POST /user/login/passkey-options',
      'POST /user/logout',
      'POST /user/passkey-options',
      'POST /user/passkeys',
      'POST /user/session/confirm',
      'POST /user/session/passkey-options',
      'POST /user/totp',
      'POST /user/totp/enable',
      'POST /user/wallet/undo',
      'PUT /user/business/link/{id}',
      'PUT /user/closed',
      'PUT /user/passkeys/{id}',
      'PUT /user/password',
      'PUT /user/totp/recovery-codes',
    ])
  })

  it.each(calls)('$name fails only as the table of errors says', ({ operation }) => {
    expect(Object.keys(errors)).toEqual(expect.arrayContaining([...operation.errors]))
  })

  it.each(calls)('$name has a parameter for each part of its path', ({ operation }) => {
    expect('params' in operation).toBe(operation.path.includes('{'))
  })
})
