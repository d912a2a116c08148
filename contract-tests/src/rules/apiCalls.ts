import { describe, expect } from 'vitest'

import { waitForCalls } from '../flows/apiCalls.ts'
import { test } from '../test.ts'

describe('listApiCalls', () => {
  test('returns no calls of another merchant, and none of the dashboard', async ({ client }) => {
    const [one, other] = [await client.createSeller(), await client.createSeller()]
    await client.createPayment(one)
    await waitForCalls(client, one, 1)
    expect(await client.succeed('listApiCalls', { token: other.token })).toEqual([])
  })
})
