import { limits } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { test } from '../test.ts'

const lifetimeMs = limits.confirmationMinutes * 60_000

describe('getConfirmation', () => {
  test('tells the methods, and until when the session is confirmed', async ({ client, server }) => {
    const { token } = await client.createMerchant()
    const first = await client.succeed('getConfirmation', { token })
    expect(first.methods).toEqual(['password'])
    const left = Date.parse(first.confirmed_until ?? '') - Date.now()
    expect(left).toBeGreaterThan(lifetimeMs - 60_000)
    expect(left).toBeLessThanOrEqual(lifetimeMs)
    server.setTime(new Date(Date.now() + lifetimeMs + 1_000))
    const later = await client.succeed('getConfirmation', { token })
    expect(later).toEqual({ methods: ['password'], code_required: false, confirmed_until: null })
  })
})
