import { expect, test } from 'vitest'

import { createOpenApiCheck } from './openApiCheck.ts'

const check = createOpenApiCheck()
const problemJson = 'application/problem+json'

function response(status: number, body: unknown, type = 'application/json') {
  return { status, body, headers: new Headers({ 'Content-Type': `${type}; charset=utf-8` }) }
}

const problem = {
  type: 'about:blank',
  title: 'Unauthorized',
  status: 401,
  code: 'session_invalid',
  message: 'The session has ended. Please log in again.',
  request_id: '1',
}

test('accepts documented responses', () => {
  expect(() => check('countPayments', 'GET', response(200, { count: 3 }))).not.toThrow()
  const unauthorized = response(401, problem, problemJson)
  expect(() => check('countPayments', 'GET', unauthorized)).not.toThrow()
})

test.each([
  ['an undocumented member', response(200, { count: 3, more: 1 })],
  ['a member of another type', response(200, { count: 'three' })],
  ['a missing member', response(200, {})],
  ['an undocumented status', response(418, { count: 3 })],
  ['another content type', response(200, { count: 3 }, 'text/plain')],
  ['an undocumented member of an error', response(401, { ...problem, stack: 'at' }, problemJson)],
  [
    'the error code of another operation',
    response(401, { ...problem, code: 'api_key_invalid' }, problemJson),
  ],
  ['an error that is not problem+json', response(401, problem)],
])('rejects %s', (_, wrong) => {
  expect(() => check('countPayments', 'GET', wrong)).toThrow(/documented/)
})
