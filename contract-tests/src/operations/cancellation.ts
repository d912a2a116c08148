import { describe, expect } from 'vitest'

import { expectError, unknownIds } from '../assertions.ts'
import { credentialsOf } from '../client.ts'
import { test } from '../test.ts'

// The same call, for the dashboard and for the merchant's server.
describe.each(['cancelTransaction', 'cancelPayment'] as const)('%s', (name) => {
  test('cancels a payment that waits, and changes nothing when it is repeated', async ({
    client,
  }) => {
    const seller = await client.createSeller()
    const { apiKey, token } = seller
    const params = { id: await client.createTransaction(seller, '20') }
    const request = { ...credentialsOf(name, seller), params }
    const cancelled = await client.succeed(name, request)
    expect(cancelled).toMatchObject({
      id: params.id,
      status: -1,
      state: 'cancelled',
      remaining: '0.0000000000',
    })
    expect(await client.succeed(name, request)).toEqual(cancelled)
    expect(await client.succeed('getTransactionStatus', { apiKey, params })).toEqual(cancelled)
    expect(await client.succeed('listTransactions', { token })).toMatchObject([cancelled])
  })

  test('rejects a payment that is paid or expired', async ({ client, server }) => {
    const seller = await client.createSeller()
    for (const outcome of ['paid', 'expired'] as const) {
      const params = { id: await client.createTransaction(seller, '20') }
      await server.simulatePayment(params.id, outcome)
      const response = await client.call(name, { ...credentialsOf(name, seller), params })
      expectError(response, 'not_cancellable')
    }
  })

  test('does not find a payment of another merchant', async ({ client }) => {
    const params = { id: await client.createTransaction(await client.createSeller()) }
    const credentials = credentialsOf(name, await client.createSeller())
    expectError(await client.call(name, { ...credentials, params }), 'not_found')
    expect(await client.succeed('getCheckout', { params })).toMatchObject({ status: 0 })
  })

  test.for(unknownIds)('does not find the id %s', async (id, { client }) => {
    const credentials = credentialsOf(name, await client.sharedSeller())
    expectError(await client.call(name, { ...credentials, params: { id } }), 'not_found')
  })
})
