import { errors, type ErrorCode } from '@sluice/api/contract'
import { expect } from 'vitest'

import type { ApiResponse } from './client.ts'

/**
 * Expects one of the contract's errors.
 *
 * @param fields all invalid fields of a validation error, in order.
 */
export function expectError(
  { status, headers, body }: ApiResponse,
  code: ErrorCode,
  fields?: readonly string[],
): void {
  expect({ status, body }).toMatchObject({
    status: errors[code].status,
    body: {
      type: 'about:blank',
      status: errors[code].status,
      code,
      message: errors[code].message,
      ...(fields && { errors: fields.map((field) => ({ field })) }),
    },
  })
  expect(headers.get('Content-Type')).toMatch(/^application\/problem\+json\b/)
}

/** Ids that belong to nothing, some of them malformed. */
export const unknownIds = [
  '00000000-0000-4000-8000-000000000000',
  '17',
  'no such id',
  "' or 1=1 --",
  '😀',
  'x'.repeat(64),
]
