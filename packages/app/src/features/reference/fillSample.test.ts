import { describe, expect, it } from 'vitest'

import { fillSample } from './fillSample.ts'
import { callSamples } from './samples.ts'

const values = { key: 'sluice_test_abc', url: 'https://pay.shop.example' }
const samples = Object.entries(callSamples).flatMap(([name, group]) =>
  group.map(({ label, code }) => ({ name, label, code })),
)

describe('fillSample', () => {
  it.each(samples)('leaves no variable in $name, $label', ({ code }) => {
    const filled = fillSample(code, values)
    expect(filled).toContain(values.key)
    expect(filled).toContain(values.url)
    expect(filled).not.toContain('SLUICE_')
  })
})
