import { operations, type OperationName } from '@sluice/api/contract'
import { expect } from 'vitest'

import type { Sent } from '../world/World.ts'
import { anyCredentials } from './credentials.ts'
import { refused } from './expectations.ts'
import { operationNames } from './operationNames.ts'
import type { Row } from './Row.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const severalMegabytes = 3 * 1024 * 1024

/** Every method but the call's own. */
function wrongMethods(call: OperationName): Row[] {
  return methods
    .filter((method) => method !== operations[call].method)
    .map((method) => ({
      call,
      kind: 'method',
      title: `${method} is not a method of this path`,
      run: async (world) => {
        const response = await world.ask(call, { ...(await anyCredentials(world, call)), method })
        refused(response, 'method_not_allowed')
        expect(response.headers.get('Allow')?.split(', ')).toContain(operations[call].method)
      },
    }))
}

const malformedBodies: readonly [string, string | Uint8Array<ArrayBuffer>][] = [
  ['JSON that ends in the middle', '{"name":'],
  ['no JSON at all', 'name=Chai'],
  ['an empty body', ''],
  ['bytes that are not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
]

function malformed(call: OperationName): Row[] {
  return malformedBodies.map(([title, raw]) => ({
    call,
    kind: 'malformed',
    title: `cannot be read: ${title}`,
    run: async (world) => {
      const response = await world.ask(call, { ...(await anyCredentials(world, call)), raw })
      refused(response, 'malformed_body')
    },
  }))
}

function notAnObject(call: OperationName): Row[] {
  return ['null', '[]', '"text"', '42'].map((raw) => ({
    call,
    kind: 'malformed',
    title: `is no object: ${raw}`,
    run: async (world) => {
      const response = await world.ask(call, { ...(await anyCredentials(world, call)), raw })
      refused(response, 'validation_failed')
    },
  }))
}

function tooLarge(call: OperationName): Row {
  return {
    call,
    kind: 'malformed',
    title: 'is too large: three megabytes',
    run: async (world) => {
      const raw = JSON.stringify({ filler: 'x'.repeat(severalMegabytes) })
      const response = await world.ask(call, { ...(await anyCredentials(world, call)), raw })
      refused(response, 'body_too_large')
    },
  }
}

function wrongMediaTypes(call: OperationName): Row[] {
  return ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'].map(
    (type) => ({
      call,
      kind: 'mediaType',
      title: `is not sent as JSON: ${type}`,
      run: async (world) => {
        const response = await world.ask(call, {
          ...(await anyCredentials(world, call)),
          raw: '{}',
          headers: { 'Content-Type': type },
        })
        refused(response, 'unsupported_media_type')
      },
    }),
  )
}

type Claim = readonly [title: string, make: (own: { token: string; apiKey: string }) => Sent]

const noSession: readonly Claim[] = [
  ['nothing', () => ({})],
  ['an empty token', () => ({ headers: { Authorization: 'Bearer ' } })],
  ['another scheme', ({ token }) => ({ headers: { Authorization: `Basic ${token}` } })],
  ['text that is no token', () => ({ token: 'not-a-token' })],
  ['a token of another signature', ({ token }) => ({ token: withOtherSignature(token) })],
  ['a token without a signature', ({ token }) => ({ token: unsigned(token) })],
  ['an API key', ({ apiKey }) => ({ apiKey })],
  ['an API key as token', ({ apiKey }) => ({ token: apiKey })],
]

const noApiKey: readonly Claim[] = [
  ['nothing', () => ({})],
  ['an empty key', () => ({ apiKey: '' })],
  ['a key that never was', ({ apiKey }) => ({ apiKey: `${apiKey.slice(0, -4)}zzzz` })],
  ['the beginning of a key', ({ apiKey }) => ({ apiKey: apiKey.slice(0, -1) })],
  ['a session', ({ token }) => ({ token })],
]

function withOtherSignature(token: string): string {
  const parts = token.split('.')
  const signature = parts.at(-1) ?? ''
  const first = signature.startsWith('A') ? 'B' : 'A'
  return [...parts.slice(0, -1), `${first}${signature.slice(1)}`].join('.')
}

function unsigned(token: string): string {
  const header = btoa(JSON.stringify({ alg: 'none', typ: 'JWT' })).replaceAll('=', '')
  return `${header}.${token.split('.')[1] ?? ''}.`
}

function unauthorised(call: OperationName): Row[] {
  const { auth } = operations[call]
  if (auth === 'none') return []
  const code = auth === 'bearer' ? 'session_invalid' : 'api_key_invalid'
  const claims = auth === 'bearer' ? noSession : noApiKey
  return claims.map(([title, make]) => ({
    call,
    kind: 'unauthorised',
    title: `refused whatever is sent, with ${title}`,
    run: async (world) => {
      const sent = make(await world.anySeller())
      refused(await world.ask(call, sent), code)
      if ('body' in operations[call]) {
        refused(await world.ask(call, { ...sent, raw: '{"name":' }), code)
      }
    },
  }))
}

/** A right that was had and has ended. */
function ended(call: OperationName): Row[] {
  const { auth } = operations[call]
  if (auth === 'none') return []
  const run: Row['run'] =
    auth === 'bearer'
      ? async (world) => {
          const { token } = await world.newMerchant()
          const sevenDays = 7 * 24 * 60 * 60 * 1000
          world.server.travelTo(new Date(Date.now() + sevenDays + 2_000).toISOString())
          refused(await world.ask(call, { token }), 'session_invalid')
        }
      : async (world) => {
          const { token, apiKey, apiKeyId } = await world.newSeller()
          await world.ask('revokeApiKey', { token, params: { id: apiKeyId } })
          refused(await world.ask(call, { apiKey }), 'api_key_invalid')
        }
  const title =
    auth === 'bearer' ? 'refused once seven days are over' : 'refused once the key is revoked'
  return [{ call, kind: 'unauthorised', title, run }]
}

function form(call: OperationName): Row[] {
  if (!('body' in operations[call])) return []
  return [...malformed(call), ...notAnObject(call), tooLarge(call), ...wrongMediaTypes(call)]
}

/** What holds for every call alike. */
export const everyCallRows: Row[] = operationNames.flatMap((call) => [
  ...wrongMethods(call),
  ...form(call),
  ...unauthorised(call),
  ...ended(call),
])
