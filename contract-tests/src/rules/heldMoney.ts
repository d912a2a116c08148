import { describe } from 'vitest'

import { expectError } from '../assertions.ts'
import { calls } from '../flows/heldMoney.ts'
import { test } from '../test.ts'

describe.for(calls)('%s', (name) => {
  const body = name === 'refundPayment' ? { refund_hash: null } : undefined

  test('rejects a transaction that holds nothing', async ({ client, server }) => {
    const seller = await client.createSeller()
    const { token } = seller
    const id = await client.createPayment(seller)
    expectError(await client.call(name, { token, params: { id }, body }), 'nothing_held')
    await server.simulatePayment(id, 'expired')
    expectError(await client.call(name, { token, params: { id }, body }), 'nothing_held')
  })
})

test('forwardPayment rejects a payment without money', async ({ client }) => {
  const seller = await client.createSeller()
  const id = await client.createPayment(seller)
  const answer = await client.call('forwardPayment', { token: seller.token, params: { id } })
  expectError(answer, 'nothing_to_forward')
})
