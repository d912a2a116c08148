import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { root } from '../lib/root.ts'
import { sdkTypes } from './sdkTypes.ts'
import { apiReference } from './apiReference.ts'

function typeIn(fields: { name: string; type: string }[] | null | undefined, name: string) {
  return fields?.find((field) => field.name === name)?.type
}

it('is what the gateway describes: run `node scripts/reference.ts` after a change of the contract', () => {
  const file = join(root, 'packages/app/src/features/reference/reference.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(apiReference())
})

it('has types that are generated from the contract', async () => {
  const file = join(root, 'packages/node/src/contract.ts')
  expect(readFileSync(file, 'utf8')).toBe(await sdkTypes())
})

it('holds the public calls', () => {
  expect(apiReference().calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /pay/api/transaction/create',
    'GET /pay/api/transaction/status/{id}',
    'GET /pay/api/transaction/view',
    'POST /pay/api/transaction/cancel/{id}',
    'POST /v1/payments/{id}/accept',
    'POST /v1/payments/{id}/forward',
    'POST /v1/refunds',
    'GET /v1/refunds',
    'GET /v1/refunds/{id}',
    'POST /v1/refunds/{id}/cancel',
    'POST /v1/refunds/{id}/verify',
    'POST /v1/refunds/{id}/pay',
  ])
})

it('says types as a reader would', () => {
  const [create, status, view] = apiReference().calls
  expect(typeIn(create?.request, 'amount')).toBe('string or number')
  expect(typeIn(create?.response.fields, 'networks')).toBe('array of objects')
  expect(typeIn(create?.response.fields, 'networks[].token.symbol')).toBe('string')
  expect(typeIn(status?.response.fields, 'amount')).toBe('decimal string')
  expect(typeIn(status?.response.fields, 'hash')).toBe('string or null')
  expect(typeIn(view?.parameters, 'limit')).toBe('integer, 1 to 100, default 10')
  expect(view?.response.many).toBe(true)
})
