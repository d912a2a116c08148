import { describe, expect } from 'vitest'

import { credentialsOf } from '../client.ts'
import { test } from '../test.ts'

// The same call, for the dashboard and for the merchant's server.
describe.each(['cancelPayment', 'cancelMerchantPayment'] as const)('%s', (name) => {
  test('cancels a payment that waits, and changes nothing when it is repeated', async ({
    client,
  }) => {
    const seller = await client.createSeller()
    const { apiKey, token } = seller
    const params = { id: await client.createPayment(seller, '20') }
    const request = { ...credentialsOf(name, seller), params }
    const cancelled = await client.succeed(name, request)
    expect(cancelled).toMatchObject({
      id: params.id,
      status: -1,
      state: 'cancelled',
      remaining: '0.0000000000',
    })
    expect(await client.succeed(name, request)).toEqual(cancelled)
    expect(await client.succeed('getPaymentStatus', { apiKey, params })).toEqual(cancelled)
    expect(await client.succeed('listPayments', { token })).toMatchObject([cancelled])
  })
})
