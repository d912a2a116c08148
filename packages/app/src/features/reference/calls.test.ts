import { describe, expect, it } from 'vitest'

import { calls, failures } from './calls.ts'
import { examples } from './examples.ts'
import { callSamples } from './samples.ts'

describe.each(calls)('$method $path', (call) => {
  it('describes every field', () => {
    const fields = [...call.parameters, ...(call.request ?? []), ...call.response.fields]
    expect(fields.filter(({ description }) => !description)).toEqual([])
  })

  it('has a value for every header', () => {
    expect(call.headers.filter(({ value }) => !value)).toEqual([])
  })

  it('has samples and an example with the documented fields', () => {
    const { response } = examples[call.name] ?? {}
    const example: unknown = Array.isArray(response) ? response[0] : response
    expect(Object.keys(example ?? {}).toSorted()).toEqual(
      call.response.fields.map(({ name }) => name).toSorted(),
    )
    expect(callSamples[call.name]).toHaveLength(3)
  })
})

it('lists every error once', () => {
  const codes = failures.map(({ code }) => code)
  expect(codes).toEqual([...new Set(codes)])
  expect(codes).toContain('idempotency_conflict')
})
