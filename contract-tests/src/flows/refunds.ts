import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import type { Client, Seller } from '../client.ts'
import type { TestServer } from '../servers/server.ts'
import { test } from '../test.ts'

export const customerAddress = '0x71bE63f3384f5fb98995898A86B02Fb2426c5788'

/** A payment of 100 that was paid. */
export async function createPaid(client: Client, server: TestServer): Promise<[Seller, string]> {
  const seller = await client.createSeller()
  const id = await client.createPayment(seller, '100')
  await server.simulatePayment(id, 'paid')
  return [seller, id]
}

/** What opens the customer's page. */
export function claimOf({ claim_url }: { claim_url: string }): string {
  return new URL(claim_url).pathname.split('/').at(-1) ?? ''
}

describe('a refund', () => {
  test('is created in part, claimed, paid and withdrawn', async ({ client, server }) => {
    const [{ token }, id] = await createPaid(client, server)
    const refundable = () => client.succeed('getRefundable', { token, params: { id } })
    expect(await refundable()).toMatchObject([
      { currency: 'USDT', received: '100.0000000000', refundable: '100.0000000000', excess: null },
    ])
    const body = { payment_id: `pay_${id}`, amount: '40', reason: 'Returned', metadata: { a: 'b' } }
    const created = await client.succeed('createRefund', { token, body })
    expect(created).toMatchObject({
      object: 'refund',
      id: expect.stringMatching(/^ref_/),
      payment_id: `pay_${id}`,
      state: 'created',
      amount: '40.0000000000',
      currency: 'USDT',
      price: null,
      reason: 'Returned',
      metadata: { a: 'b' },
      address: null,
      expires_at: expect.stringMatching(/Z$/),
    })
    expect(await refundable()).toMatchObject([{ refundable: '60.0000000000' }])

    const params = { id: claimOf(created) }
    expect(await client.succeed('getPublicRefund', { params })).toMatchObject({
      state: 'created',
      amount: '40.0000000000',
      reason: 'Returned',
      is_open: true,
      email_hint: null,
    })
    const address = customerAddress
    const claimed = await client.succeed('claimRefund', { params, body: { address } })
    expect(claimed).toMatchObject({ state: 'claimed', address, is_open: true })
    expect(await client.succeed('getAttention', { token })).toMatchObject({ refunds_to_pay: 1 })

    const which = { token, params: { id: created.id } }
    const paying = await client.succeed('payRefund', { ...which, body: { address } })
    expect(paying.network.payment_uri).toContain(address)
    expect(paying.refund).toMatchObject({ locked_until: expect.stringMatching(/Z$/) })
    expect(await client.succeed('getPublicRefund', { params })).toMatchObject({ is_open: false })
    expect(await client.succeed('getRefund', which)).toMatchObject({ state: 'claimed', address })
    expect(await client.succeed('cancelRefund', which)).toMatchObject({ state: 'cancelled' })
    expect(await client.succeed('cancelRefund', which)).toMatchObject({ state: 'cancelled' })
    expect(await refundable()).toMatchObject([{ refundable: '100.0000000000' }])
  })

  test('is listed, newest first, by payment and by state, page by page', async ({
    client,
    server,
  }) => {
    const [{ token }, id] = await createPaid(client, server)
    const create = async (amount: string) =>
      (await client.succeed('createRefund', { token, body: { payment_id: id, amount } })).id
    const [first, second] = [await create('1'), await create('2')]
    const list = (query: Record<string, string>) => client.succeed('listRefunds', { token, query })
    const all = await list({ payment_id: id })
    expect(all.data.map((each) => each.id)).toEqual([second, first])
    expect(all).toMatchObject({ object: 'list', has_more: false, next_cursor: null })
    const page = await list({ limit: '1' })
    expect([page.has_more, page.next_cursor]).toEqual([true, second])
    const next = await list({ limit: '1', cursor: page.next_cursor ?? '' })
    expect(next.data.map((each) => each.id)).toEqual([first])
    expect((await list({ state: 'claimed' })).data).toEqual([])
  })

  test('with an email is claimed with the code of the mail', async ({ client, server }) => {
    const [{ token }, id] = await createPaid(client, server)
    const body = { payment_id: id, customer_email: 'meera@example.com' }
    const params = { id: claimOf(await client.succeed('createRefund', { token, body })) }
    expect(await client.succeed('getPublicRefund', { params })).toMatchObject({
      email_hint: 'm…@example.com',
    })
    const claim = (code?: string) =>
      client.call('claimRefund', {
        params,
        body: { address: customerAddress, ...(code !== undefined && { code }) },
      })
    expectError(await claim(), 'refund_code_required')
    expectError(await claim('000000'), 'refund_code_invalid')
  })
})
