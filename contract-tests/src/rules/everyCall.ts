import {
  operations,
  type ErrorCode,
  type Operation,
  type OperationName,
} from '@sluice/api/contract'
import * as v from 'valibot'
import { expect } from 'vitest'

import {
  everyField,
  rightRequest,
  type Field,
} from '../../../packages/gateway/src/test/rightRequests.ts'
import { expectError, unknownIds } from '../assertions.ts'
import { operationNames, type Client, type RequestOptions } from '../client.ts'
import { test } from '../test.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const sessionMs = 7 * 24 * 60 * 60 * 1000

const sessionCalls = operationNames.filter((name) => operations[name].auth === 'bearer')
const deviceCalls = operationNames.filter((name) => operations[name].auth === 'device')
const keyCalls = operationNames.filter((name) => operations[name].auth === 'apiKey')
/** Those that take either. */
const merchantCalls = operationNames.filter((name) => operations[name].auth === 'merchant')

/** The calls that have such a field. */
function callsWith(isSuch: (field: Field) => boolean): OperationName[] {
  return operationNames.filter((name) =>
    everyField.some((field) => field.call === name && isSuch(field)),
  )
}

/** No field of a body is a list of empty objects, and no server can keep a NUL. */
const invalidValues = { body: [{}], query: '\0', params: '\0' }

const problemSchema = v.object({ errors: v.array(v.object({ field: v.string() })) })

// Which values a field refuses is tested with its schema, in `packages/api/src/contract`.
test.for(callsWith(() => true))('%s names the field that it refuses', async (name, { client }) => {
  const right = rightRequest(name)
  const credentials = await client.credentials(name)
  for (const { part, name: field } of everyField.filter(({ call }) => call === name)) {
    const request = { ...right, [part]: { ...right[part], [field]: invalidValues[part] } }
    const response = await client.call(name, { ...credentials, ...request })
    expectError(response, 'validation_failed')
    // Of an object, its members are named.
    const refused = v.parse(problemSchema, response.body).errors.map((each) => each.field)
    expect(new Set(refused.map((each) => each.split('.')[0]))).toEqual(new Set([field]))
  }
})

const findsById = callsWith(
  ({ call, part, name }) =>
    part === 'params' || (/^cursor$|^link_id$/.test(name) && operations[call].auth !== 'none'),
)

// Ids of another merchant are tested in the gateway, in `http/otherMerchants.test.ts`.
test.for(findsById)('%s does not find unknown ids', async (name, { client }) => {
  const right = rightRequest(name)
  const credentials = await client.credentials(name)
  const fields = everyField.filter(
    ({ call, part, name: field }) =>
      call === name && (part === 'params' || field === 'cursor' || field === 'link_id'),
  )
  for (const { part, name: field } of fields) {
    for (const id of unknownIds) {
      const request = { ...right, [part]: { ...right[part], [field]: id } }
      expectError(await client.call(name, { ...credentials, ...request }), 'not_found')
    }
  }
})

const authenticationErrors = {
  bearer: 'session_invalid',
  // Without anything that looks like a key.
  merchant: 'session_invalid',
  device: 'device_invalid',
  apiKey: 'api_key_invalid',
} as const

/** Expects an authentication error, whatever the body. */
async function expectUnauthenticated(
  client: Client,
  name: OperationName,
  options: RequestOptions,
  expected?: ErrorCode,
): Promise<void> {
  const { auth } = operations[name]
  if (auth === 'none') throw new Error('This call needs no authentication')
  const code = expected ?? authenticationErrors[auth]
  const response = await client.call(name, options)
  expectError(response, code)
  expect(response.headers.get('WWW-Authenticate')).toBe(
    code === 'api_key_invalid' ? 'ApiKey' : 'Bearer',
  )
  if ('body' in operations[name]) {
    expectError(await client.call(name, { ...options, raw: '{"name":' }), code)
  }
}

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

test.for(deviceCalls)('%s requires a counter device', async (name, { client }) => {
  const { token, apiKey, deviceToken } = await client.sharedSeller()
  for (const options of [
    {},
    { headers: { Authorization: `Basic ${deviceToken}` } },
    { token: 'not-a-token' },
    { token: deviceToken.slice(1) },
    { token },
    { apiKey },
    { token: apiKey },
  ]) {
    await expectUnauthenticated(client, name, options)
  }
})

test.for(sessionCalls)('%s requires a session', async (name, { client }) => {
  const { token, apiKey, deviceToken } = await client.sharedSeller()
  for (const options of [
    {},
    { token: deviceToken },
    { headers: { Authorization: 'Bearer ' } },
    { headers: { Authorization: `Basic ${token}` } },
    { token: 'not-a-token' },
    { token: withWrongSignature(token) },
    { token: unsigned(token) },
    { apiKey },
    { token: apiKey },
  ]) {
    await expectUnauthenticated(client, name, options)
  }
})

test.for(keyCalls)('%s requires an API key', async (name, { client }) => {
  const { token, apiKey } = await client.sharedSeller()
  for (const options of [
    {},
    { apiKey: '' },
    { apiKey: `${apiKey.slice(0, -4)}zzzz` },
    { apiKey: apiKey.slice(0, -1) },
    { token },
  ]) {
    await expectUnauthenticated(client, name, options)
  }
})

test.for(merchantCalls)('%s requires a session or an API key', async (name, { client }) => {
  const { token, apiKey, deviceToken } = await client.sharedSeller()
  for (const options of [
    {},
    { token: deviceToken },
    { token: 'not-a-token' },
    { token: withWrongSignature(token) },
    { headers: { Authorization: `Basic ${token}` } },
  ]) {
    await expectUnauthenticated(client, name, options)
  }
  const wrongKey = apiKey.slice(0, -1)
  for (const options of [{ apiKey: wrongKey }, { token: wrongKey }, { token, apiKey: wrongKey }]) {
    await expectUnauthenticated(client, name, options, 'api_key_invalid')
  }
  for (const options of [{ token }, { apiKey }, { token: apiKey }]) {
    const response = await client.call(name, { ...options, ...rightRequest(name) })
    expect([200, 404]).toContain(response.status)
  }
})

test('no call accepts a session after seven days', async ({ client, server }) => {
  const { token } = await client.createMerchant()
  server.setTime(new Date(Date.now() + sessionMs + 2_000))
  for (const name of [...sessionCalls, ...merchantCalls]) {
    await expectUnauthenticated(client, name, { token })
  }
})

test('no call accepts a revoked key', async ({ client }) => {
  const { token, apiKey, apiKeyId } = await client.createSeller()
  await client.succeed('revokeApiKey', { token, params: { id: apiKeyId } })
  for (const name of [...keyCalls, ...merchantCalls]) {
    await expectUnauthenticated(client, name, { apiKey }, 'api_key_invalid')
  }
})

test('every path refuses the methods that the contract does not define', async ({ client }) => {
  for (const name of operationNames) {
    const allowed = Object.values(operations)
      .filter(({ path }) => path === operations[name].path)
      .map(({ method }): string => method)
    const credentials = await client.credentials(name)
    for (const method of methods.filter((each) => !allowed.includes(each))) {
      const response = await client.call(name, { ...credentials, method })
      expectError(response, 'method_not_allowed')
      expect(response.headers.get('Allow')?.split(', ')).toEqual(expect.arrayContaining(allowed))
    }
  }
})

const strictCalls = operationNames.filter((name) => {
  const operation: Operation = operations[name]
  return operation.errors.includes('unknown_field')
})

test.for(strictCalls)(
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
