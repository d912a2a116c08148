import { describe, expect } from 'vitest'

import type { Client, Seller } from '../client.ts'
import type { TestServer } from '../servers/server.ts'
import { test } from '../test.ts'

/** A failed payment of 100 that holds 50. */
async function createHeld(client: Client, server: TestServer): Promise<[Seller, string]> {
  const seller = await client.createSeller()
  const id = await client.createPayment(seller, '100')
  await server.simulatePayment(id, 'underpaid')
  return [seller, id]
}

async function earningsOf(client: Client, { token }: Seller): Promise<string> {
  return (await client.succeed('getOverview', { token })).total_earnings
}

describe('held money', () => {
  test('is shown with what was received and what is missing', async ({ client, server }) => {
    const [seller, id] = await createHeld(client, server)
    const held = {
      id,
      status: -1,
      state: 'underpaid',
      received: '50.0000000000',
      net: '0.0000000000',
      remaining: '50.0000000000',
      resolution: null,
    }
    const { token, apiKey } = seller
    expect(await client.succeed('listPayments', { token })).toMatchObject([held])
    expect(await client.succeed('getPaymentStatus', { apiKey, params: { id } })).toMatchObject(held)
    expect(await earningsOf(client, seller)).toBe('0.0000000000')
  })

  test('is credited when it is accepted, once', async ({ client, server }) => {
    const [seller, id] = await createHeld(client, server)
    const accept = () => client.succeed('acceptPayment', { token: seller.token, params: { id } })
    const accepted = await accept()
    expect(accepted).toMatchObject({
      status: 1,
      state: 'paid',
      net: '50.0000000000',
      resolution: 'accepted',
    })
    expect(await accept()).toEqual(accepted)
    expect(await earningsOf(client, seller)).toBe('50.0000000000')
  })

  test('is forwarded when its merchant asks', async ({ client, server }) => {
    const [{ token }, id] = await createHeld(client, server)
    const forward = () => client.succeed('forwardPayment', { token, params: { id } })
    expect(await forward()).toMatchObject({ state: 'underpaid', forwarding: 'requested' })
    expect(await forward()).toMatchObject({ state: 'underpaid' })
  })
})
