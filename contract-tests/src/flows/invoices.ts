import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { test } from '../test.ts'

const tea = { description: 'Tea', quantity: '2.5', unit_price: '33.33', tax_percent: '18' }
export const invoice = {
  customer_name: 'Asha Traders',
  customer_email: 'asha@traders.example',
  currency: 'INR',
  lines: [tea, { description: 'Delivery', quantity: '1', unit_price: '900', tax_percent: '0' }],
  due_date: '2100-01-31',
}

describe('createInvoice', () => {
  test('adds the lines up, and everybody with the link sees it', async ({ client }) => {
    const { token } = await client.createSeller()
    const body = { ...invoice, note: 'Thank you.' }
    const created = await client.succeed('createInvoice', { token, body })
    const shown = {
      number: 'INV-0001',
      state: 'open',
      issued_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      due_date: '2100-01-31',
      customer_name: 'Asha Traders',
      // 83.325 and 14.994, rounded.
      lines: [
        { ...tea, net: '83.3300000000', tax: '15.0000000000' },
        { ...invoice.lines[1], net: '900.0000000000', tax: '0.0000000000' },
      ],
      net: '983.3300000000',
      tax: '15.0000000000',
      total: '998.3300000000',
      currency: 'INR',
      note: 'Thank you.',
    }
    expect(created).toEqual({
      ...shown,
      id: expect.any(String),
      url: expect.stringContaining(`/pay/link/${created.id}`),
      customer_email: 'asha@traders.example',
      created_at: expect.stringMatching(/Z$/),
      sent_at: created.created_at,
      payment_id: null,
    })
    const params = { id: created.id }
    expect(await client.succeed('getPaymentLink', { params })).toMatchObject({
      description: 'Invoice INV-0001',
      amount: '998.3300000000',
      currency: 'INR',
      invoice: shown,
    })
    // It is no link for the list of links.
    expect(await client.succeed('listPaymentLinks', { token })).toEqual([])
  })

  test('goes on with the numbers, and uses each once', async ({ client }) => {
    const { token } = await client.createSeller()
    const create = (changes: object) =>
      client.call('createInvoice', { token, body: { ...invoice, ...changes } })
    await create({ number: '2026/099', customer_email: '' })
    const next = await client.succeed('createInvoice', { token, body: invoice })
    expect(next).toMatchObject({ number: '2026/100' })
    expectError(await create({ number: '2026/099' }), 'validation_failed', ['number'])
    expectError(await create({ due_date: '2020-01-31' }), 'validation_failed', ['due_date'])
    const listed = await client.succeed('listInvoices', { token })
    expect(listed).toMatchObject([
      { number: '2026/100' },
      { number: '2026/099', customer_email: '', sent_at: null },
    ])
    const stranger = await client.createSeller()
    expect(await client.succeed('listInvoices', { token: stranger.token })).toEqual([])
  })
})

describe('openPaymentLink', () => {
  test('makes the payment of an invoice, which is then paid', async ({ client, server }) => {
    const { token } = await client.createSeller()
    const { id } = await client.succeed('createInvoice', { token, body: invoice })
    const params = { id }
    const opened = await client.succeed('openPaymentLink', { params, body: {} })
    expect(await client.succeed('listPayments', { token })).toMatchObject([
      {
        id: opened.id,
        reference: 'INV-0001',
        customer_name: 'Asha Traders',
        customer_email: 'asha@traders.example',
      },
    ])
    await server.simulatePayment(opened.id, 'paid')
    const [paid] = await client.succeed('listInvoices', { token })
    expect(paid).toMatchObject({ state: 'paid', payment_id: opened.id })
    expect(await client.succeed('getPaymentLink', { params })).toMatchObject({
      is_active: false,
      invoice: { state: 'paid' },
    })
    expectError(await client.call('sendInvoice', { token, params }), 'invoice_closed')
    expectError(await client.call('cancelInvoice', { token, params }), 'not_cancellable')
  })
})

describe('sendInvoice', () => {
  test('mails an invoice again that has an email', async ({ client }) => {
    const { token } = await client.createSeller()
    const { id } = await client.succeed('createInvoice', { token, body: invoice })
    const sent = await client.succeed('sendInvoice', { token, params: { id } })
    expect(sent).toMatchObject({ id, sent_at: expect.stringMatching(/Z$/) })
    const body = { ...invoice, customer_email: '' }
    const other = await client.succeed('createInvoice', { token, body })
    const params = { id: other.id }
    const refused = await client.call('sendInvoice', { token, params })
    expectError(refused, 'validation_failed', ['customer_email'])
  })
})

describe('cancelInvoice', () => {
  test('ends the invoice and the payment that waits', async ({ client }) => {
    const { token } = await client.createSeller()
    const { id } = await client.succeed('createInvoice', { token, body: invoice })
    const params = { id }
    const opened = await client.succeed('openPaymentLink', { params, body: {} })
    for (let time = 0; time < 2; time += 1) {
      const cancelled = await client.succeed('cancelInvoice', { token, params })
      expect(cancelled).toMatchObject({ id, state: 'cancelled' })
    }
    const checkout = await client.succeed('getCheckout', { params: { id: opened.id } })
    expect(checkout).toMatchObject({ state: 'cancelled' })
    expectError(await client.call('sendInvoice', { token, params }), 'invoice_closed')
    const [listed] = await client.succeed('listInvoices', { token })
    expect(listed).toMatchObject({ state: 'cancelled' })
  })
})
