import { describe, expect } from 'vitest'

import { wallet } from '../client.ts'
import { test } from '../test.ts'

describe('listAuditEvents', () => {
  test('tells what was changed, newest first, and nothing of others', async ({
    client,
    server,
  }) => {
    const seller = await client.createSeller()
    const { token } = seller
    const stranger = await client.createSeller()
    const query = { webhookUrl: 'https://hooks.example.com/secret-path' }
    await client.succeed('setWebhook', { token, query })
    await client.succeed('rollWebhookSecret', { token })
    await client.succeed('removeWebhook', { token })
    const link = await client.succeed('createPaymentLink', {
      token,
      body: { description: 'Tea', amount: '40', is_reusable: true },
    })
    for (const is_active of [false, true]) {
      await client.succeed('updatePaymentLink', {
        token,
        params: { id: link.id },
        body: { is_active },
      })
    }
    const id = await client.createPayment(seller)
    await server.simulatePayment(id, 'underpaid')
    await client.succeed('acceptPayment', { token, params: { id } })
    await client.succeed('acceptPayment', { token, params: { id } })

    const events = await client.succeed('listAuditEvents', { token, query: { limit: '50' } })
    // Events of the same millisecond have no order.
    expect(events.map(({ action }) => action).toSorted()).toEqual(
      [
        'account_created',
        'email_verified',
        'logged_in',
        'business_added',
        'wallet_set',
        'api_key_created',
        'webhook_set',
        'webhook_secret_rolled',
        'webhook_removed',
        'link_created',
        'link_switched_off',
        'link_switched_on',
        'held_money_accepted',
      ].toSorted(),
    )
    const times = events.map(({ created_at }) => created_at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(events.find(({ action }) => action === 'wallet_set')).toMatchObject({
      actor: 'session',
      detail: [{ name: 'wallet', value: wallet }],
      address: '127.0.0.1',
      device: 'Unknown device',
      request_id: expect.any(String),
    })
    expect(events.find(({ action }) => action === 'logged_in')).toMatchObject({ actor: 'link' })
    expect(JSON.stringify(events)).not.toContain('secret-path')
    const others = await client.succeed('listAuditEvents', { token: stranger.token })
    expect(others.map(({ action }) => action)).not.toContain('webhook_set')
  })

  test('returns pages', async ({ client }) => {
    const { token } = await client.createSeller()
    const all = await client.succeed('listAuditEvents', { token })
    const first = await client.succeed('listAuditEvents', { token, query: { limit: '2' } })
    expect(first).toEqual(all.slice(0, 2))
    const query = { limit: '100', cursor: first[1]?.id ?? '' }
    expect(await client.succeed('listAuditEvents', { token, query })).toEqual(all.slice(2))
  })
})
