import { checkoutSchema, noSeller, type Checkout } from '@sluice/api/contract'
import * as v from 'valibot'
import { describe, expect } from 'vitest'

import { test } from '../test.ts'

const zero = '0.0000000000'

/** The first events of a stream, which is then left. */
async function readEvents(url: string, count: number, after: () => Promise<void>) {
  const leave = new AbortController()
  const response = await fetch(url, { signal: leave.signal })
  expect(response.headers.get('Content-Type')).toMatch(/^text\/event-stream\b/)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const events: Checkout[] = []
  let text = ''
  const decoder = new TextDecoder()
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const data = /^data: (.*)$/m.exec(part)?.[1]
      if (data === undefined) continue
      events.push(v.parse(v.strictObject(checkoutSchema.entries), JSON.parse(data)))
      if (events.length === 1) await after()
    }
    if (events.length >= count) break
  }
  leave.abort()
  return events
}

describe('getCheckout', () => {
  test('shows what a customer needs, and of the merchant only the business profile', async ({
    client,
    server,
  }) => {
    const { apiKey } = await client.createSeller()
    const body = {
      amount: '20',
      metadata: 'a secret',
      description: 'Two teas',
      return_url: 'https://shop.example/thanks',
    }
    const created = await client.succeed('createPayment', { apiKey, body })
    const params = { id: created.id }
    const checkout = await client.succeed('getCheckout', { params })
    expect(checkout).toEqual({
      id: created.id,
      business_name: 'Menon Spices',
      seller: noSeller,
      description: 'Two teas',
      price: created.price,
      quotes: created.quotes,
      amount: '20.0000000000',
      currency: created.currency,
      status: 0,
      state: 'awaiting_payment',
      received: zero,
      remaining: '20.0000000000',
      deposit_address: created.deposit_address,
      expires_at: created.expires_at,
      now: expect.stringMatching(/Z$/),
      networks: created.networks,
      transfers: [],
      return_url: 'https://shop.example/thanks',
      link_url: null,
      paid_at: null,
      receipt_number: null,
      refunded: zero,
    })
    await server.simulatePayment(created.id, 'paid')
    const paid = await client.succeed('getCheckout', { params })
    const { hash } = await client.succeed('getPaymentStatus', { apiKey, params })
    expect(paid).toMatchObject({
      status: 1,
      state: 'paid',
      received: '20.0000000000',
      remaining: zero,
      paid_at: expect.stringMatching(/Z$/),
      receipt_number: 1,
      transfers: [{ hash, network: 'local', amount: '20.0000000000' }],
    })
    const [transfer] = paid.transfers
    expect(transfer?.confirmations).toBe(transfer?.required_confirmations)
  })
})

describe('streamCheckout', () => {
  test('sends the checkout at once, and again when it is paid', async ({ client, server }) => {
    const id = await client.createPayment(await client.createSeller(), '20')
    const url = `${server.baseUrl}/pay/api/checkout/${id}/events`
    const events = await readEvents(url, 2, () => server.simulatePayment(id, 'paid'))
    expect(events[0]).toMatchObject({ id, state: 'awaiting_payment', transfers: [] })
    expect(['confirming', 'paid']).toContain(events[1]?.state)
    expect(events[1]?.transfers).toHaveLength(1)
  })
})
