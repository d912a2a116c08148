import { operations, type ErrorCode } from '@sluice/api/contract'
import { expect } from 'vitest'

import { operationNames } from './client.ts'
import './flows.ts'
import './rules/accountChanges.ts'
import './rules/accountExport.ts'
import './rules/apiCalls.ts'
import './rules/apiKeys.ts'
import './rules/cancellation.ts'
import './rules/confirmation.ts'
import './rules/counterDevices.ts'
import './rules/dashboard.ts'
import './rules/depositTerms.ts'
import './rules/everyCall.ts'
import './rules/google.ts'
import './rules/heldMoney.ts'
import './rules/idempotency.ts'
import './rules/login.ts'
import './rules/passkeys.ts'
import './rules/passwordReset.ts'
import './rules/invoices.ts'
import './rules/paymentLinks.ts'
import './rules/payments.ts'
import './rules/refunds.ts'
import './rules/signUp.ts'
import './rules/totp.ts'
import './rules/paymentLists.ts'
import './rules/user.ts'
import './rules/walletChange.ts'
import './rules/webhook.ts'
import { test } from './test.ts'

// Starts the server here, which takes longer than a test may.
test.beforeAll(({ server }) => void server)
test.afterEach(({ server }) => server.setTime(undefined))

/**
 * Errors of an overloaded server, of sources of rates that fail, of two simultaneous requests, of an endpoint that failed for days, or of a contract, a reorg or a young block on a network,
 * which a test cannot cause reliably; and what is no JSON, which is tested for every call in the gateway, in `http/malformedRequests.test.ts`.
 */
const testedElsewhere = new Set<ErrorCode>([
  'unavailable',
  'rate_unavailable',
  'idempotency_in_progress',
  'webhook_disabled',
  'wallet_is_contract',
  'transfer_not_final',
  'refund_not_covered',
  'malformed_body',
  'body_too_large',
  'unsupported_media_type',
])

// Last, as it depends on all tests before.
test('all errors of the contract are tested', ({ client }) => {
  const expected = operationNames.flatMap((name) =>
    operations[name].errors
      .filter((code) => !testedElsewhere.has(code))
      .map((code) => `${name}: ${code}`),
  )
  expect(expected.filter((error) => !client.seenErrors.has(error))).toEqual([])
})
