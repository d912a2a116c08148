import { errors, type ErrorCode } from '@sluice/api/contract'
import { expect } from 'vitest'

import { memberOf } from '../world/read.ts'
import type { Answer } from '../world/World.ts'

/** The call succeeded; gives what it answered. */
export function accepted(response: Answer): unknown {
  expect({ status: response.status, text: response.text }).toMatchObject({ status: 200 })
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json\b/)
  return response.body
}

/**
 * The call failed with this error of the contract.
 *
 * @param fields the fields that were refused, all of them.
 */
export function refused(response: Answer, code: ErrorCode, fields?: readonly string[]): void {
  const { status, message } = errors[code]
  const problem = { type: 'about:blank', status, code, message }
  expect({ status: response.status, body: response.body }).toMatchObject({ status, body: problem })
  expect(response.headers.get('Content-Type')).toMatch(/^application\/problem\+json\b/)
  if (!fields) return
  const named = memberOf(response.body, 'errors')
  expect(Array.isArray(named) ? named.map((each) => memberOf(each, 'field')) : named).toEqual(
    fields,
  )
}
