import { describe, expect } from 'vitest'

import { wallet } from '../client.ts'
import { test } from '../test.ts'

describe('exportAccount', () => {
  test('contains what the calls list, whatever its length', async ({ client, server }) => {
    const seller = await client.createSeller()
    const { token } = seller
    const webhookUrl = 'https://hooks.example.com/in'
    await client.succeed('setWebhook', { token, query: { webhookUrl } })
    const paid = await client.createPayment(seller)
    await server.simulatePayment(paid, 'paid')
    // More than a page.
    for (let count = 0; count < 100; count += 1) await client.createPayment(seller)

    const file = await client.succeed('exportAccount', { token })
    expect(file).toMatchObject({
      profile: await client.succeed('getCurrentUser', { token }),
      wallet_change: { pending: null, second_wallet: null },
      security: await client.succeed('getSecurity', { token }),
      sessions: await client.succeed('listSessions', { token }),
      payment_links: await client.succeed('listPaymentLinks', { token }),
      audit_events: await client.succeed('listAuditEvents', { token }),
    })
    expect(file.profile).toMatchObject({
      wallet_id: wallet,
      webhook: [{ webhook_url: webhookUrl }],
    })
    expect(file.audit_events[0]).toMatchObject({ action: 'account_exported', actor: 'session' })
    expect(file.payments).toHaveLength(101)
    expect(new Set(file.payments.map(({ id }) => id)).size).toBe(101)
    const exported = file.payments.find(({ id }) => id === paid)
    expect(exported?.transfers).toEqual([
      expect.objectContaining({ hash: exported?.hash, amount: exported?.received }),
    ])
    expect(file.payments[0]?.transfers).toEqual([])
  })
})
