import { expectError } from '../assertions.ts'
import { test } from '../test.ts'

test('acceptPayment rejects a transaction that holds nothing', async ({ client, server }) => {
  const seller = await client.createSeller()
  const { token } = seller
  const params = { id: await client.createPayment(seller) }
  expectError(await client.call('acceptPayment', { token, params }), 'nothing_held')
  await server.simulatePayment(params.id, 'expired')
  expectError(await client.call('acceptPayment', { token, params }), 'nothing_held')
})

test('forwardPayment rejects a payment without money', async ({ client }) => {
  const seller = await client.createSeller()
  const id = await client.createPayment(seller)
  const answer = await client.call('forwardPayment', { token: seller.token, params: { id } })
  expectError(answer, 'nothing_to_forward')
})
