import { errors, type ErrorCode } from '@sluice/api/contract'
import { expect } from 'vitest'

import { memberOf } from '../world/read.ts'
import type { Answer } from '../world/World.ts'

/** The call succeeded; gives what it answered. */
export function accepted(answer: Answer): unknown {
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 200 })
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/json\b/)
  return answer.body
}

/**
 * The call failed with this error of the contract.
 *
 * @param fields the fields that were refused, all of them.
 */
export function refused(answer: Answer, code: ErrorCode, fields?: readonly string[]): void {
  const { status, message } = errors[code]
  const problem = { type: 'about:blank', status, code, message }
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status, body: problem })
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/problem\+json\b/)
  if (!fields) return
  const named = memberOf(answer.body, 'errors')
  expect(Array.isArray(named) ? named.map((each) => memberOf(each, 'field')) : named).toEqual(
    fields,
  )
}
