import { describe, expect } from 'vitest'

import { test } from '../test.ts'

describe('listDepositTerms', () => {
  test("does not export another merchant's", async ({ client }) => {
    await client.createPayment(await client.createSeller())
    const { token } = await client.createSeller()
    expect(await client.succeed('listDepositTerms', { token })).toEqual([])
  })
})
