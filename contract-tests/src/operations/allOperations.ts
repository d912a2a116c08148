import { operations, type OperationName } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { operationNames, type Client, type RequestOptions } from '../client.ts'
import { test } from '../test.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const threeMegabytes = 3 * 1024 * 1024
const sessionMs = 7 * 24 * 60 * 60 * 1000

const malformedBodies: readonly [string, string | Uint8Array<ArrayBuffer>][] = [
  ['truncated JSON', '{"name":'],
  ['text that is not JSON', 'name=Chai'],
  ['an empty body', ''],
  ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
]

const otherMediaTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
]

type Credentials = readonly [
  description: string,
  create: (own: { token: string; apiKey: string }) => RequestOptions,
]

const invalidSessions: readonly Credentials[] = [
  ['no credentials', () => ({})],
  ['an empty token', () => ({ headers: { Authorization: 'Bearer ' } })],
  ['another scheme', ({ token }) => ({ headers: { Authorization: `Basic ${token}` } })],
  ['text that is not a token', () => ({ token: 'not-a-token' })],
  ['a token with a wrong signature', ({ token }) => ({ token: withWrongSignature(token) })],
  ['an unsigned token', ({ token }) => ({ token: unsigned(token) })],
  ['an API key', ({ apiKey }) => ({ apiKey })],
  ['an API key as the token', ({ apiKey }) => ({ token: apiKey })],
]

const invalidApiKeys: readonly Credentials[] = [
  ['no credentials', () => ({})],
  ['an empty key', () => ({ apiKey: '' })],
  ['an unknown key', ({ apiKey }) => ({ apiKey: `${apiKey.slice(0, -4)}zzzz` })],
  ['the beginning of a key', ({ apiKey }) => ({ apiKey: apiKey.slice(0, -1) })],
  ['a session token', ({ token }) => ({ token })],
]

function withWrongSignature(token: string): string {
  const parts = token.split('.')
  const signature = parts.at(-1) ?? ''
  const first = signature.startsWith('A') ? 'B' : 'A'
  return [...parts.slice(0, -1), `${first}${signature.slice(1)}`].join('.')
}

function unsigned(token: string): string {
  const header = btoa(JSON.stringify({ alg: 'none', typ: 'JWT' })).replaceAll('=', '')
  return `${header}.${token.split('.')[1] ?? ''}.`
}

const operationsWithBody = operationNames.filter((name) => 'body' in operations[name])
const sessionOperations = operationNames.filter((name) => operations[name].auth === 'bearer')
const apiKeyOperations = operationNames.filter((name) => operations[name].auth === 'apiKey')

/** The methods that the contract defines for an operation's path. */
function methodsOf(name: OperationName): string[] {
  const { path } = operations[name]
  return Object.values(operations)
    .filter((operation) => operation.path === path)
    .map(({ method }) => method)
}

describe.each(operationNames)('%s', (name) => {
  const allowed = methodsOf(name)

  test.for(methods.filter((method) => !allowed.includes(method)))(
    'rejects the method %s',
    async (method, { client }) => {
      const response = await client.call(name, { ...(await client.credentials(name)), method })
      expectError(response, 'method_not_allowed')
      expect(response.headers.get('Allow')?.split(', ')).toEqual(expect.arrayContaining(allowed))
    },
  )
})

const strictOperations = operationNames.filter((name) =>
  operations[name].errors.some((code) => code === 'unknown_field'),
)

test.for(strictOperations)(
  '%s rejects a member outside the contract by its name',
  async (name, { client }) => {
    const body = { metdata: 'order 7' }
    const response = await client.call(name, { ...(await client.credentials(name)), body })
    expectError(response, 'unknown_field')
    expect(response.body).toMatchObject({
      errors: expect.arrayContaining([{ field: 'metdata', message: 'is not a known field' }]),
    })
  },
)

describe.each(operationsWithBody)('body of %s', (name) => {
  test.for(malformedBodies)('rejects %s', async ([, raw], { client }) => {
    const response = await client.call(name, { ...(await client.credentials(name)), raw })
    expectError(response, 'malformed_body')
  })

  test.for(['null', '[]', '"text"', '42'])('rejects %s', async (raw, { client }) => {
    const response = await client.call(name, { ...(await client.credentials(name)), raw })
    expectError(response, 'validation_failed')
  })

  test('rejects three megabytes', async ({ client }) => {
    const raw = JSON.stringify({ filler: 'x'.repeat(threeMegabytes) })
    const response = await client.call(name, { ...(await client.credentials(name)), raw })
    expectError(response, 'body_too_large')
  })

  test.for(otherMediaTypes)('rejects the media type %s', async (type, { client }) => {
    const response = await client.call(name, {
      ...(await client.credentials(name)),
      raw: '{}',
      headers: { 'Content-Type': type },
    })
    expectError(response, 'unsupported_media_type')
  })
})

describe.each(sessionOperations)('session of %s', (name) => {
  test.for(invalidSessions)('rejects %s', async ([, create], { client }) => {
    await expectUnauthenticated(client, name, create(await client.sharedSeller()))
  })

  test('rejects a session after seven days', async ({ client, server }) => {
    const { token } = await client.createMerchant()
    server.setTime(new Date(Date.now() + sessionMs + 2_000))
    await expectUnauthenticated(client, name, { token })
  })
})

describe.each(apiKeyOperations)('API key of %s', (name) => {
  test.for(invalidApiKeys)('rejects %s', async ([, create], { client }) => {
    await expectUnauthenticated(client, name, create(await client.sharedSeller()))
  })

  test('rejects a revoked key', async ({ client }) => {
    const { token, apiKey, apiKeyId } = await client.createSeller()
    await client.succeed('revokeApiKey', { token, params: { id: apiKeyId } })
    await expectUnauthenticated(client, name, { apiKey })
  })
})

/** Expects an authentication error, whatever the body. */
async function expectUnauthenticated(
  client: Client,
  name: OperationName,
  options: RequestOptions,
): Promise<void> {
  const { auth } = operations[name]
  const code = auth === 'bearer' ? 'session_invalid' : 'api_key_invalid'
  expectError(await client.call(name, options), code)
  if ('body' in operations[name]) {
    expectError(await client.call(name, { ...options, raw: '{"name":' }), code)
  }
}
