import { messages } from './messages.ts'

/**
 * Every failure that a server of this contract answers with: its code, its HTTP status and the words in `message`.
 * The gateway answers from this table, the OpenAPI document lists it and the mocks copy it.
 */
export const errors = {
  malformed_body: { status: 400, message: 'The request could not be read.' },
  token_invalid: { status: 400, message: messages.tokenInvalid },
  invalid_credentials: { status: 401, message: 'Invalid credentials.' },
  user_not_verified: { status: 401, message: messages.userNotVerified },
  session_invalid: { status: 401, message: 'The session has ended. Please log in again.' },
  api_key_invalid: { status: 401, message: 'The API key is missing or not valid.' },
  identity_token_invalid: { status: 401, message: 'The identity token is missing or not valid.' },
  forbidden: { status: 403, message: 'This is not allowed.' },
  not_found: { status: 404, message: 'Not found.' },
  user_not_found: { status: 404, message: 'User not found' },
  method_not_allowed: { status: 405, message: 'This method is not allowed here.' },
  business_exists: { status: 409, message: 'The business already has a name.' },
  idempotency_conflict: {
    status: 409,
    message: 'This idempotency key was already used with another request.',
  },
  idempotency_in_progress: {
    status: 409,
    message: 'The first request with this idempotency key is still being answered.',
  },
  body_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'The request must be JSON.' },
  validation_failed: { status: 422, message: 'Some fields are not right.' },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  email_taken: { status: 503, message: 'Email already exists.' },
  unavailable: { status: 503, message: 'The service is busy. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

/** The name of one failure of the contract. */
export type ErrorCode = keyof typeof errors
