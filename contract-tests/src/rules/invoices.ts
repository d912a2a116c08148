import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { invoice } from '../flows/invoices.ts'
import { test } from '../test.ts'

describe('createInvoice', () => {
  test('requires a payout wallet', async ({ client }) => {
    const { token } = await client.createMerchant()
    const response = await client.call('createInvoice', { token, body: invoice })
    expectError(response, 'wallet_required')
  })

  test('creates one invoice for a repeated request, and rejects another one', async ({
    client,
  }) => {
    const { token } = await client.createSeller()
    const request = { token, headers: { 'Idempotency-Key': 'invoice-1' } }
    const first = await client.succeed('createInvoice', { ...request, body: invoice })
    const again = await client.succeed('createInvoice', { ...request, body: invoice })
    expect(again).toEqual(first)
    const body = { ...invoice, note: 'Another' }
    expectError(await client.call('createInvoice', { ...request, body }), 'idempotency_conflict')
  })

  test('refuses lines that come to nothing', async ({ client }) => {
    const { token } = await client.createSeller()
    const lines = [{ description: 'Gift', quantity: '1', unit_price: '0', tax_percent: '0' }]
    const response = await client.call('createInvoice', { token, body: { ...invoice, lines } })
    expectError(response, 'validation_failed', ['amount'])
  })
})
