import { errors, type ErrorCode, type OperationName } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import type { ApiResponse } from './client.ts'
import { test } from './test.ts'

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

/** Invalid values, each with a description; undefined leaves the field out. */
export type InvalidValues = readonly (readonly [description: string, value: unknown])[]

/** Invalid query parameters; undefined leaves the parameter out. */
export type InvalidParameters = readonly (readonly [
  description: string,
  value: string | undefined,
])[]

/** Invalid values of a required text. */
export const notText: InvalidValues = [
  ['missing', undefined],
  ['null', null],
  ['a number', 7],
  ['an object', {}],
  ['empty', ''],
]

/** Invalid values of a name with at most 120 characters. */
export const notName: InvalidValues = [...notText, ['blank', '   '], ['too long', 'x'.repeat(121)]]

/** Invalid names of a merchant, which mails contain. */
export const notMerchantName: InvalidValues = [
  ...notName,
  ['a URL', 'http://evil.example/click'],
  ['with a web address', 'Asha, www.evil.example'],
]

/** Ids that belong to nothing, some of them malformed. */
export const unknownIds = [
  '00000000-0000-4000-8000-000000000000',
  '17',
  'no such id',
  "' or 1=1 --",
  '😀',
  'x'.repeat(64),
]

/** Defines tests that send a valid body except for one field, and expect a validation error of that field. */
export function testInvalidField(
  name: OperationName,
  validBody: Record<string, unknown>,
  field: string,
  values: InvalidValues,
): void {
  describe(`rejects ${field} that is`, () => {
    test.for(values)('%s', async ([, value], { client }) => {
      const body = { ...validBody, [field]: value }
      const response = await client.call(name, { ...(await client.credentials(name)), body })
      expectError(response, 'validation_failed', [field])
    })
  })
}

/** Defines tests that send one invalid query parameter, and expect a validation error of it. */
export function testInvalidParameter(
  name: OperationName,
  parameter: string,
  values: InvalidParameters,
  otherParameters: Record<string, string> = {},
): void {
  describe(`rejects ${parameter} that is`, () => {
    test.for(values)('%s', async ([, value], { client }) => {
      const query = { ...otherParameters, ...(value === undefined ? {} : { [parameter]: value }) }
      const response = await client.call(name, { ...(await client.credentials(name)), query })
      expectError(response, 'validation_failed', [parameter])
    })
  })
}
