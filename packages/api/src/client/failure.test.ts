import { describe, expect, it } from 'vitest'

import { toApiFailure } from './failure.ts'

describe('toApiFailure', () => {
  it.each([
    { kind: 'http', status: 500 },
    { kind: 'timeout' },
    { kind: 'network' },
    { kind: 'schema' },
  ])('knows $kind', (failure) => {
    expect(toApiFailure(failure)).toBe(failure)
  })

  it.each([{ name: 'AbortError', message: 'Aborted' }, { kind: 'other' }, new Error('odd')])(
    'reads anything else as no answer: %o',
    (error) => {
      expect(toApiFailure(error)).toEqual({ kind: 'network' })
    },
  )

  it('is undefined without a failure', () => {
    expect(toApiFailure(undefined)).toBeUndefined()
  })
})
