import { describe, expect, vi } from 'vitest'

import type { Client, Merchant } from '../client.ts'
import { test } from '../test.ts'

/** A server may write its log a moment later. */
export async function waitForCalls(client: Client, { token }: Merchant, count: number) {
  return vi.waitFor(
    async () => {
      const calls = await client.succeed('listApiCalls', { token })
      expect(calls).toHaveLength(count)
      return calls
    },
    { timeout: 10_000, interval: 200 },
  )
}

describe('listApiCalls', () => {
  test('returns the calls that were made with the key, newest first', async ({ client }) => {
    const seller = await client.createSeller()
    const { token, apiKey } = seller
    await client.call('createPayment', { apiKey, body: { amount: 'nothing' } })
    await new Promise((resolve) => setTimeout(resolve, 5))
    await client.createPayment(seller)
    const calls = await waitForCalls(client, seller, 2)
    expect(calls.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['POST', '/pay/api/transaction/create', 200],
      ['POST', '/pay/api/transaction/create', 422],
    ])
    const query = { result: 'failed' }
    expect(await client.succeed('listApiCalls', { token, query })).toEqual(calls.slice(1))
    const keys = await client.succeed('listApiKeys', { token })
    expect(keys).toMatchObject([{ last_used_at: calls[0]?.created_at }])
  })
})
