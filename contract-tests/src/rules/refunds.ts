import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { claimOf, createPaid, customerAddress } from '../flows/refunds.ts'
import { test } from '../test.ts'

const hash = `0x${'ab'.repeat(32)}`

describe('a refund', () => {
  test('is never of more than was received', async ({ client, server }) => {
    const [{ token }, id] = await createPaid(client, server)
    const create = (more: object = {}) =>
      client.call('createRefund', { token, body: { payment_id: id, ...more } })
    const response = await create({ amount: '100.01' })
    expectError(response, 'validation_failed')
    expect(response.body).toMatchObject({
      errors: [{ field: 'amount', message: 'must be at most 100 USDT' }],
    })
    expect((await create()).status).toBe(200)
    expectError(await create(), 'nothing_to_refund')
  })

  test('that nobody has claimed is neither paid nor verified, and a withdrawn one nothing', async ({
    client,
    server,
  }) => {
    const [{ token }, id] = await createPaid(client, server)
    const created = await client.succeed('createRefund', { token, body: { payment_id: id } })
    const which = { token, params: { id: created.id } }
    const address = customerAddress
    const params = { id: claimOf(created) }
    const pay = () => client.call('payRefund', { ...which, body: { address } })
    const verify = () => client.call('verifyRefund', { ...which, body: { hash } })
    expectError(await pay(), 'refund_unclaimed')
    expectError(await verify(), 'refund_unclaimed')
    await client.succeed('claimRefund', { params, body: { address } })
    expectError(await verify(), 'transfer_unknown')
    const other = { address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' }
    expectError(await client.call('payRefund', { ...which, body: other }), 'refund_changed')
    await client.succeed('payRefund', { ...which, body: { address } })
    expectError(await client.call('claimRefund', { params, body: other }), 'refund_paying')
    await client.succeed('cancelRefund', which)
    expectError(await pay(), 'refund_closed')
    expectError(await verify(), 'refund_closed')
    expectError(await client.call('claimRefund', { params, body: { address } }), 'refund_closed')
  })

  test('that has expired is withdrawn by nobody', async ({ client, server }) => {
    const [{ apiKey }, id] = await createPaid(client, server)
    const created = await client.succeed('createRefund', { apiKey, body: { payment_id: id } })
    server.setTime(new Date(Date.now() + 31 * 86_400_000))
    const params = { id: claimOf(created) }
    expect(await client.succeed('getPublicRefund', { params })).toMatchObject({
      state: 'expired',
      is_open: false,
    })
    const which = { apiKey, params: { id: created.id } }
    expectError(await client.call('cancelRefund', which), 'refund_closed')
  })

  test('has an Idempotency-Key', async ({ client, server }) => {
    const [{ token }, id] = await createPaid(client, server)
    const send = (amount: string) =>
      client.call('createRefund', {
        token,
        headers: { 'Idempotency-Key': 'return-7' },
        body: { payment_id: id, amount },
      })
    const [first, again] = [await send('5'), await send('5')]
    expect(again.body).toEqual(first.body)
    expectError(await send('6'), 'idempotency_conflict')
  })
})
