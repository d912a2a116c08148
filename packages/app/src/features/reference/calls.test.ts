import { describe, expect, it } from 'vitest'

import { texts } from '../../messages/testing/texts.ts'
import { calls, failures } from './calls.ts'
import reference from './reference.json' with { type: 'json' }
import { callSamples } from './samples.ts'

describe.each(calls(texts.t))('$method $path', (call) => {
  it('has a value for every header', () => {
    expect(call.headers.filter(({ value }) => !value)).toEqual([])
  })

  it('has samples in each language, and an example', () => {
    expect(callSamples[call.name]?.map(({ label }) => label)).toEqual([
      'curl',
      'Node SDK',
      'Node',
      'Python',
    ])
    expect(call.example.response).toBeTypeOf('object')
  })
})

it('lists every error once', () => {
  const codes = failures.map(({ code }) => code)
  expect(codes).toEqual([...new Set(codes)])
  expect(codes).toContain('idempotency_conflict')
})

it('has an example of every event', () => {
  for (const { type, example } of reference.events) expect(example).toMatchObject({ type })
})
