import { connect } from 'node:net'

import { operations } from '@sluice/api/contract'
import type { Operation } from '@sluice/api/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { operationNames, rightRequest, sendRequest } from '../test/rightRequests.ts'
import { startTestGateway } from '../test/testGateway.ts'
import type { TestGateway } from '../test/testGateway.ts'

let gateway: TestGateway
let token: string
let deviceToken: string
let key: string

beforeAll(async () => {
  gateway = await startTestGateway({ rate_limits: false })
  token = (await gateway.merchant()).token
  key = await gateway.keyFor(token)
  deviceToken = await gateway.deviceFor(token)
}, 60_000)
afterAll(() => gateway.close())

const withBody = operationNames.filter((call) => {
  const { body }: Operation = operations[call]
  return body !== undefined
})

const otherMembers = 'members that every object has'

/** Bodies that are none, and the status that each is refused with. */
const malformed: readonly (readonly [name: string, body: string, status: number])[] = [
  ['nothing', '', 400],
  ['blanks', ' \n\t', 400],
  ['a bracket', '{', 400],
  ['half a member', '{"email":', 400],
  ['half a text', '{"email":"a', 400],
  ['half an escape', '{"email":"\\u00', 400],
  ['two bodies', '{}{}', 400],
  ['a comment', '{} // fine', 400],
  ['a form', 'email=a&password=b', 400],
  ['deep lists', '['.repeat(60_000), 400],
  ['deep lists that end', '['.repeat(50_000) + ']'.repeat(50_000), 400],
  ['deep objects', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000), 400],
  ['depth in a member', `{"email":${'['.repeat(17)}${']'.repeat(17)}}`, 400],
  ['too long a text', JSON.stringify({ email: 'a'.repeat(200_000) }), 413],
  ['null', 'null', 422],
  ['a number', '1e400', 422],
  ['a text', '"text"', 422],
  ['a list', '[{}]', 422],
  ['an object without members', '{}', 422],
  [otherMembers, '{"__proto__":{"email":"a"},"constructor":1}', 422],
]

test('covers every operation with a body', () => {
  expect(withBody.length).toBeGreaterThan(10)
})

test.each(withBody)('%s rejects malformed bodies', { timeout: 60_000 }, async (call) => {
  const operation: Operation = operations[call]
  // Where nothing is required, an object without members is a body.
  const needsNothing = operation.body !== undefined && v.is(operation.body, {})
  const refused = malformed.filter(([, body]) => body !== '{}' || !needsNothing)
  const refusals = await Promise.all(
    refused.map(async ([name, body]) => {
      const response = await sendRequest(
        gateway,
        call,
        { ...rightRequest(call), body },
        { token, key, deviceToken },
      )
      const { status, headers } = response
      return [name, status, headers.get('content-type')?.split(';')[0], response.body.status]
    }),
  )
  const refusesUnknown = operation.errors.includes('unknown_field')
  expect(refusals).toEqual(
    refused.map(([name, , usual]) => {
      const status = refusesUnknown && name === otherMembers ? 400 : usual
      return [name, status, 'application/problem+json', status]
    }),
  )
  const headers = { 'content-type': 'text/plain' }
  const asText = await sendRequest(gateway, call, rightRequest(call), {
    token,
    key,
    deviceToken,
    headers,
  })
  expect([asText.status, asText.body.code]).toEqual([415, 'unsupported_media_type'])
  expect((await gateway.call('GET', '/readyz')).status).toBe(200)
})

test.each(operationNames)('%s names parameters that it does not have', async (call) => {
  const right = rightRequest(call)
  const sent = { ...right, query: { ...right.query, metadata: 'order-9', currencies: 'INR' } }
  const { status, body } = await sendRequest(gateway, call, sent, { token, key, deviceToken })
  expect([status, body.code]).toEqual([422, 'validation_failed'])
  const message = 'is not a known parameter'
  const unknown = [
    { field: 'metadata', message },
    { field: 'currencies', message },
  ]
  expect(body.errors).toEqual(unknown)
})

test.each([
  ['viewPayments', '/pay/api/transaction/view', 'page', '1'],
  ['viewPayments', '/pay/api/transaction/view', 'status', '1'],
  ['setWebhook', '/user/config/webhook/set', 'webhookUrl', 'https://shop.example/'],
])('%s, %s: %s sent twice is refused', async (_, path, field, value) => {
  const search = [value, value].map((text) => `${field}=${encodeURIComponent(text)}`).join('&')
  const { status, body } = await gateway.call('GET', `${path}?${search}`, { token, key })
  expect(status).toBe(422)
  expect(body.errors).toEqual([{ field, message: 'must be sent only once' }])
})

/** Sends bytes as they are, and gives what comes back until the connection ends. */
async function sendBytes(text: string, thenEnd: boolean): Promise<string> {
  const { hostname, port } = new URL(gateway.url)
  const socket = connect(Number(port), hostname)
  let response = ''
  socket.setEncoding('latin1').on('data', (part: string) => {
    response += part
  })
  // A connection that is thrown away has been answered as well.
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => {
    socket.on('close', resolve)
  })
  socket.write(text)
  if (thenEnd) socket.end()
  await closed
  return response
}

const head = (length: number) =>
  `POST /user/login HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

/** Bytes that are no request, and the status that they are refused with. */
const unreadable: readonly (readonly [name: string, bytes: string, status: number])[] = [
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['an unknown method', 'BREW /user/login HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a host that is none', 'GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
  [
    'the same host twice',
    'GET /healthz HTTP/1.1\r\nHost: a\r\nhost: a\r\nConnection: close\r\n\r\n',
    400,
  ],
  [
    'two lengths',
    'POST /user/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a way to somebody else', 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['the whole server', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  [
    'an expectation',
    'GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
    417,
  ],
  [
    'headers without end',
    `GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
]

test.each(unreadable)(
  '%s is refused, and nothing else happens',
  { timeout: 60_000 },
  async (_, bytes, status) => {
    const response = await sendBytes(bytes, false)
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(response).toMatch(/^content-type: application\/problem\+json/im)
    expect(response).toContain(`"status":${status},"code":"malformed_body"`)
    expect((await gateway.call('GET', '/readyz')).status).toBe(200)
  },
)

test('survives a body that is longer than announced', async () => {
  expect(await sendBytes(`${head(2)}{"email":"a"}`, false)).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect((await gateway.call('GET', '/readyz')).status).toBe(200)
})

test('rejects a body of ten megabytes', async () => {
  // The connection may be gone before its answer is read.
  expect(await sendBytes(head(10_000_000) + 'a'.repeat(10_000_000), false)).toMatch(
    /^(?:$|HTTP\/1\.1 413 )/,
  )
  expect((await gateway.call('GET', '/readyz')).status).toBe(200)
})

test('survives a truncated body', async () => {
  await Promise.all(Array.from({ length: 20 }, () => sendBytes(`${head(500)}{"email":"a`, true)))
  expect((await gateway.call('GET', '/readyz')).status).toBe(200)
})
