import { describe, expect, it } from 'vitest'

import { readFailure } from './readFailure.ts'

const inFiveSeconds = () => new Date(Date.now() + 4_500).toUTCString()

function read(text: string, retryAfter?: string) {
  const headers = new Headers(retryAfter === undefined ? {} : { 'Retry-After': retryAfter })
  return readFailure({ status: 400, headers }, text)
}

describe('the body of a failure', () => {
  it.each([
    { text: '', read: {} },
    { text: 'null', read: {} },
    { text: '"text"', read: {} },
    { text: '[]', read: {} },
    { text: '{"message":', read: {} },
    { text: '<h1>Bad gateway</h1>', read: {} },
    { text: '{"message":7,"code":7,"errors":7}', read: {} },
    { text: '{"message":" "}', read: {} },
    { text: '{"message":"No","detail":"x"}', read: { message: 'No' } },
    { text: '{"message":"No","code":"not_found"}', read: { message: 'No', code: 'not_found' } },
    {
      text: '{"errors":[{"field":"email","message":"Odd"},{"field":7,"message":"x"},null,"x"]}',
      read: { errors: [{ field: 'email', message: 'Odd' }] },
    },
  ])('is read tolerantly: $text', ({ text, read: expected }) => {
    expect(read(text)).toEqual({ kind: 'http', status: 400, ...expected })
  })
})

describe('Retry-After', () => {
  it.each([
    { header: '0', seconds: 0 },
    { header: '120', seconds: 120 },
    { header: 'Thu, 01 Jan 1970 00:00:00 GMT', seconds: 0 },
    { header: 'soon', seconds: undefined },
    { header: undefined, seconds: undefined },
  ])('$header is $seconds seconds', ({ header, seconds }) => {
    expect(read('', header).retryAfter).toBe(seconds)
  })

  it('may be a date', () => {
    expect([4, 5]).toContain(read('', inFiveSeconds()).retryAfter)
  })
})
