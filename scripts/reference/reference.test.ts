import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { root } from '../lib/root.ts'
import { describeReference } from './describeReference.ts'

it('is what the gateway describes: run `node scripts/reference.ts` after a change of the contract', () => {
  const file = join(root, 'packages/app/src/features/reference/reference.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(describeReference())
})

it('holds the three public calls', () => {
  expect(describeReference().calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /pay/api/transaction/create',
    'GET /pay/api/transaction/status/{id}',
    'GET /pay/api/transaction/view',
  ])
})

it('says types as a reader would', () => {
  const [create, status, view] = describeReference().calls
  expect(create?.request).toEqual([
    { name: 'amount', type: 'string or number', required: true },
    { name: 'metadata', type: 'string', required: false },
  ])
  expect(status?.response.fields[2]?.type).toBe('decimal string')
  expect(view?.parameters[1]?.type).toBe('integer, 1 to 100, default 10')
  expect(view?.response.many).toBe(true)
})
