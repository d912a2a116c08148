import { describe } from 'vitest'

import { expectError } from '../assertions.ts'
import { credentialsOf } from '../client.ts'
import { test } from '../test.ts'

// The same call, for the dashboard and for the merchant's server.
describe.each(['cancelPayment', 'cancelMerchantPayment'] as const)('%s', (name) => {
  test('rejects a payment that is paid or expired', async ({ client, server }) => {
    const seller = await client.createSeller()
    for (const outcome of ['paid', 'expired'] as const) {
      const params = { id: await client.createPayment(seller, '20') }
      await server.simulatePayment(params.id, outcome)
      const response = await client.call(name, { ...credentialsOf(name, seller), params })
      expectError(response, 'not_cancellable')
    }
  })
})
