import { operations, type ErrorCode, type Operation } from '@sluice/api/contract'
import { expect } from 'vitest'

import { operationNames } from './client.ts'
import './operations/allOperations.ts'
import './operations/signUp.ts'
import './operations/google.ts'
import './operations/login.ts'
import './operations/passwordReset.ts'
import './operations/user.ts'
import './operations/passkeys.ts'
import './operations/totp.ts'
import './operations/accountChanges.ts'
import './operations/accountExport.ts'
import './operations/confirmation.ts'
import './operations/walletChange.ts'
import './operations/sessions.ts'
import './operations/audit.ts'
import './operations/apiKeys.ts'
import './operations/webhook.ts'
import './operations/apiCalls.ts'
import './operations/timeline.ts'
import './operations/dashboard.ts'
import './operations/transactionLists.ts'
import './operations/payments.ts'
import './operations/heldMoney.ts'
import './operations/depositTerms.ts'
import './operations/checkout.ts'
import './operations/cancellation.ts'
import './operations/paymentLinks.ts'
import './operations/idempotency.ts'
import { test } from './test.ts'

// Starts the server here, which takes longer than a test may.
test.beforeAll(({ server }) => void server)
test.afterEach(({ server }) => server.setTime(undefined))

/**
 * Errors of an overloaded server, of two simultaneous requests, or of an endpoint that failed for days, which a test cannot
 * cause reliably.
 */
const untestable = new Set<ErrorCode>([
  'unavailable',
  'idempotency_in_progress',
  'webhook_disabled',
])

function fieldsOf({ body, query }: Operation): string[] {
  return [body, query].flatMap((schema) =>
    schema && 'entries' in schema ? Object.keys(Object(schema.entries)) : [],
  )
}

// Last, as it depends on all tests before.
test('all errors and all fields of the contract are tested', ({ client }) => {
  const expected = operationNames.flatMap((name) => [
    ...operations[name].errors
      .filter((code) => !untestable.has(code))
      .map((code) => `${name}: ${code}`),
    ...fieldsOf(operations[name]).map((field) => `${name}: invalid ${field}`),
  ])
  expect(expected.filter((error) => !client.seenErrors.has(error))).toEqual([])
})
