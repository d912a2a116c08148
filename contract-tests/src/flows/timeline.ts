import { describe, expect } from 'vitest'

import { test } from '../test.ts'

describe('getPaymentTimeline', () => {
  test('tells what happened to a payment, oldest first', async ({ client, server }) => {
    const seller = await client.createSeller()
    const { token } = seller
    await client.succeed('setWebhook', {
      token,
      query: { webhookUrl: 'https://hooks.example.com/paid' },
    })
    const id = await client.createPayment(seller)
    const params = { id }
    const before = await client.succeed('getPaymentTimeline', { token, params })
    expect(before.map(({ type }) => type)).toEqual(['created'])

    await server.simulatePayment(id, 'paid')
    const timeline = await client.succeed('getPaymentTimeline', { token, params })
    const types = timeline.map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['created', 'transfer', 'paid', 'event']))
    expect(types[0]).toBe('created')
    const times = timeline.flatMap(({ at }) => (at === null ? [] : Date.parse(at)))
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(timeline.find(({ type }) => type === 'transfer')).toMatchObject({
      amount: expect.stringMatching(/^\d+\.\d{10}$/),
      hash: expect.any(String),
    })
    const events = timeline.flatMap((entry) => (entry.type === 'event' ? entry.event.type : []))
    expect(events).toContain('payment.paid')
  })
})
