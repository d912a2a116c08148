import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { test } from '../test.ts'

describe('addCounterDevice', () => {
  test('lists the device, before and after it is paired', async ({ client }) => {
    const { token } = await client.createMerchant()
    expect(await client.succeed('listCounterDevices', { token })).toEqual([])
    const body = { name: 'Till', currency: 'INR', day_limit: '5000.0000000000' }
    const { code, ...added } = await client.succeed('addCounterDevice', { token, body })
    expect(added).toMatchObject({ ...body, paired_at: null, last_seen_at: null, device: '' })
    expect(await client.succeed('listCounterDevices', { token })).toEqual([added])
    await client.succeed('pairCounterDevice', { body: { code } })
    const [paired] = await client.succeed('listCounterDevices', { token })
    expect(paired).toMatchObject({ ...body, code_expires_at: null, device: 'Unknown device' })
    expect(paired?.last_seen_at).toBe(paired?.paired_at)
  })
})

describe('createDeviceSale', () => {
  test('sells in the currency of the device, which lists its own sales of the day', async ({
    client,
    server,
  }) => {
    const { token } = await client.createSeller()
    const [till, other] = [await client.pairDevice(token), await client.pairDevice(token)]
    const body = { amount: '200.5000000000', description: 'Table 4' }
    const sale = await client.succeed('createDeviceSale', { token: till, body })
    const { amount } = body
    expect(sale).toMatchObject({ price: { amount, currency: 'INR' }, description: 'Table 4' })
    await server.simulatePayment(sale.id, 'paid')
    const counter = await client.succeed('getDeviceCounter', { token: till })
    expect(counter).toMatchObject({ name: 'Till', business_name: 'Menon Spices', currency: 'INR' })
    expect(counter.sales).toMatchObject([{ id: sale.id, status: 1 }])
    expect(await client.succeed('getDeviceCounter', { token: other })).toMatchObject({ sales: [] })
    // The merchant sees it among the sales of the counter.
    expect(await client.succeed('listSales', { token })).toMatchObject({ sales: [{ id: sale.id }] })
  })
})

describe('removeCounterDevice', () => {
  test('ends what the device can do, as unpairing it does', async ({ client }) => {
    const { token } = await client.createSeller()
    const deviceToken = await client.pairDevice(token)
    const [device] = await client.succeed('listCounterDevices', { token })
    await client.succeed('removeCounterDevice', { token, params: { id: device?.id ?? '' } })
    expectError(await client.call('getDeviceCounter', { token: deviceToken }), 'device_invalid')
    const unpaired = await client.pairDevice(token)
    await client.succeed('unpairCounterDevice', { token: unpaired })
    expectError(await client.call('getDeviceCounter', { token: unpaired }), 'device_invalid')
    expect(await client.succeed('listCounterDevices', { token })).toEqual([])
  })
})
