import { expect, test } from 'vitest'

import { createDocumentCheck } from './documentCheck.ts'

const check = createDocumentCheck()

function response(status: number, body: unknown, type = 'application/json') {
  const text = JSON.stringify(body)
  return { status, body, text, headers: new Headers({ 'Content-Type': `${type}; charset=utf-8` }) }
}

const problem = {
  type: 'about:blank',
  title: 'Unauthorized',
  status: 401,
  code: 'session_invalid',
  message: 'The session has ended. Please log in again.',
  request_id: '1',
}

test('takes what is documented', () => {
  expect(() => check('countTransactions', 'GET', response(200, { count: 3 }))).not.toThrow()
  const refused = response(401, problem, 'application/problem+json')
  expect(() => check('countTransactions', 'GET', refused)).not.toThrow()
})

test.each([
  ['a member that nobody documented', response(200, { count: 3, more: 1 })],
  ['a member of another type', response(200, { count: 'three' })],
  ['a missing member', response(200, {})],
  ['a status that nobody documented', response(418, { count: 3 })],
  ['another content type', response(200, { count: 3 }, 'text/plain')],
  [
    'an undocumented member of a failure',
    response(401, { ...problem, stack: 'at' }, 'application/problem+json'),
  ],
  [
    'the code of another call’s failure',
    response(401, { ...problem, code: 'api_key_invalid' }, 'application/problem+json'),
  ],
  ['a failure that is no problem+json', response(401, problem)],
])('refuses %s', (_, wrong) => {
  expect(() => check('countTransactions', 'GET', wrong)).toThrow(/documented/)
})
