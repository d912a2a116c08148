import * as v from 'valibot'

import { limits } from './limits.ts'
import { messages } from './messages.ts'

/** Every error of the contract: code, HTTP status and message. The gateway, the OpenAPI document and the mocks use it. */
export const errors = {
  malformed_body: { status: 400, message: 'The request could not be parsed.' },
  unknown_field: { status: 400, message: 'The request has a field that is not known.' },
  token_invalid: { status: 400, message: messages.tokenInvalid },
  refund_code_invalid: {
    status: 400,
    message: 'This code is wrong or has expired. Ask for a new one.',
  },
  pairing_code_invalid: {
    status: 400,
    message: 'This code is wrong, or it was used or has expired. Ask for a new one.',
  },
  passkey_invalid: {
    status: 400,
    message: 'This passkey was not accepted. Try again, or continue another way.',
  },
  invalid_credentials: { status: 401, message: 'Invalid credentials.' },
  user_not_verified: { status: 401, message: messages.userNotVerified },
  session_invalid: { status: 401, message: 'Your session has expired. Please log in again.' },
  api_key_invalid: { status: 401, message: 'The API key is missing or invalid.' },
  device_invalid: { status: 401, message: 'This device is not paired. Pair it again.' },
  identity_token_invalid: { status: 401, message: 'The identity token is missing or invalid.' },
  forbidden: { status: 403, message: 'This request is not allowed.' },
  second_factor_required: {
    status: 403,
    message: 'Enter the code from your authenticator app.',
  },
  refund_code_required: { status: 403, message: 'Enter the code that we have mailed you.' },
  passkey_copied: {
    status: 403,
    message:
      'This passkey may have been copied, so it was refused. Continue another way, then remove it under Settings.',
  },
  confirmation_required: {
    status: 403,
    message: "Confirm it's you to make this change.",
  },
  not_found: { status: 404, message: 'Not found.' },
  user_not_found: { status: 404, message: 'User not found' },
  method_not_allowed: { status: 405, message: 'Method not allowed.' },
  business_exists: { status: 409, message: 'The business name is already set.' },
  idempotency_conflict: {
    status: 409,
    message: 'This idempotency key was already used with a different request.',
  },
  idempotency_in_progress: {
    status: 409,
    message: 'A request with this idempotency key is still in progress.',
  },
  wallet_required: {
    status: 409,
    message: 'Set a payout wallet under Settings before you create a payment.',
  },
  rate_unavailable: {
    status: 503,
    message: 'There is no current rate for this currency. Try again in a minute.',
  },
  not_cancellable: {
    status: 409,
    message: 'This payment can no longer be cancelled: money was received, or it has ended.',
  },
  too_many_passkeys: {
    status: 409,
    message: `You've reached the limit of ${limits.maxPasskeys} passkeys. Remove one first.`,
  },
  too_many_devices: {
    status: 409,
    message: `You've reached the limit of ${limits.maxCounterDevices} counter devices. Remove one first.`,
  },
  day_limit_reached: {
    status: 409,
    message: 'This sale would go over what this device may charge in a day.',
  },
  totp_enabled: { status: 409, message: 'The authenticator app is already set up.' },
  totp_not_set_up: { status: 409, message: 'The authenticator app is not set up.' },
  link_inactive: { status: 409, message: 'This payment link is no longer active.' },
  invoice_closed: { status: 409, message: 'This invoice is paid or cancelled.' },
  nothing_held: { status: 409, message: 'This payment holds no money to accept or refund.' },
  nothing_to_refund: {
    status: 409,
    message: 'This payment has received nothing that is not refunded already.',
  },
  refund_closed: {
    status: 409,
    message: 'This refund can no longer be changed: it was paid, cancelled or has expired.',
  },
  transfer_unknown: {
    status: 409,
    message: 'No network has this transaction, or it sent nothing to the claimed address.',
  },
  transfer_not_final: {
    status: 409,
    message: 'This transaction is not final yet. Verify it again in a few minutes.',
  },
  refund_unclaimed: { status: 409, message: 'The customer has not given an address yet.' },
  refund_changed: {
    status: 409,
    message: 'The customer has changed the address. Check the new one before you pay.',
  },
  refund_not_covered: {
    status: 409,
    message: 'The network took back the money of this payment. Do not refund it for now.',
  },
  refund_paying: {
    status: 409,
    message: 'This refund is being paid right now, so the address can’t be changed.',
  },
  wallet_is_contract: {
    status: 409,
    message: 'This address is a contract. Confirm that it can send tokens on.',
  },
  nothing_to_forward: { status: 409, message: 'This payment has no money to forward.' },
  webhook_disabled: {
    status: 409,
    message: 'Enable the webhook before you send events to it.',
  },
  body_too_large: { status: 413, message: 'The request body is too large.' },
  unsupported_media_type: { status: 415, message: 'The request body must be JSON.' },
  validation_failed: { status: 422, message: 'Some fields are invalid.' },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  email_taken: { status: 503, message: 'Email already exists.' },
  unavailable: {
    status: 503,
    message: 'The service is temporarily unavailable. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; message: string }>

/** The code of an error. */
export type ErrorCode = keyof typeof errors

function isErrorCode(code: string): code is ErrorCode {
  return code in errors
}

const errorCodes = Object.keys(errors).filter(isErrorCode)

/**
 * The body of every error: problem+json (RFC 9457) with the member `message` that the specification's clients read.
 */
export const problemSchema = v.object({
  message: v.pipe(
    v.string(),
    v.description('A sentence for people. Never repeats what you sent.'),
    v.examples(['Some fields are invalid.']),
  ),
  code: v.pipe(
    v.picklist(errorCodes),
    v.description('The kind of error, for your program.'),
    v.examples(['validation_failed']),
  ),
  type: v.pipe(v.literal('about:blank'), v.description('Always `about:blank`.')),
  title: v.pipe(
    v.string(),
    v.description('The HTTP status in words.'),
    v.examples(['Unprocessable Entity']),
  ),
  status: v.pipe(v.number(), v.description('The HTTP status.'), v.examples([422])),
  /** In the order of the schema. */
  errors: v.optional(
    v.pipe(
      v.array(v.object({ field: v.string(), message: v.string() })),
      v.description('The rejected fields. Only if fields were rejected.'),
      v.examples([[{ field: 'amount', message: 'amount must be greater than zero' }]]),
    ),
  ),
  request_id: v.optional(
    v.pipe(
      v.string(),
      v.description(
        'Identifies the request in the gateway’s log. Missing if it was not readable as HTTP.',
      ),
      v.examples(['0198f6b2-6a0e-7c31-9f4e-2d5b8c7a1e91']),
    ),
  ),
})

export type Problem = v.InferOutput<typeof problemSchema>
