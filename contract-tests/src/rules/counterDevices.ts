import { limits } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { test } from '../test.ts'

const { maxCounterDevices } = limits

describe('addCounterDevice', () => {
  test('refuses an unknown currency, and one device too many', async ({ client }) => {
    const { token } = await client.createMerchant()
    const add = (currency: string) =>
      client.call('addCounterDevice', { token, body: { name: 'Till', currency } })
    expectError(await add('XYZ'), 'validation_failed')
    for (let count = 0; count < maxCounterDevices; count += 1) {
      expect((await add('USDT')).status).toBe(200)
    }
    expectError(await add('USDT'), 'too_many_devices')
  })
})

describe('pairCounterDevice', () => {
  test('takes a code as people type it, once', async ({ client }) => {
    const { token } = await client.createMerchant()
    const added = { token, body: { name: 'Till', currency: 'INR' } }
    const { code } = await client.succeed('addCounterDevice', added)
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `
    await client.succeed('pairCounterDevice', { body: { code: typed } })
    expectError(await client.call('pairCounterDevice', { body: { code } }), 'pairing_code_invalid')
  })
})

describe('createDeviceSale', () => {
  test('keeps to the limit of the day, without what was cancelled', async ({ client }) => {
    const { token } = await client.createSeller()
    const till = await client.pairDevice(token, { day_limit: '500' })
    const sell = (amount: string) =>
      client.call('createDeviceSale', { token: till, body: { amount } })
    const first = await client.succeed('createDeviceSale', {
      token: till,
      body: { amount: '300' },
    })
    expectError(await sell('200.01'), 'day_limit_reached')
    const params = { id: first.id }
    const cancelled = await client.succeed('cancelDeviceSale', { token: till, params })
    expect(cancelled).toMatchObject({ id: first.id, state: 'cancelled' })
    expect((await sell('500')).status).toBe(200)
  })

  test('needs a payout wallet of the merchant', async ({ client }) => {
    const { token } = await client.createMerchant()
    const till = await client.pairDevice(token)
    const body = { amount: '200' }
    expectError(await client.call('createDeviceSale', { token: till, body }), 'wallet_required')
  })

  test('creates one sale for a repeated request, and rejects another one', async ({ client }) => {
    const { token } = await client.createSeller()
    const deviceToken = await client.pairDevice(token)
    const request = { token: deviceToken, headers: { 'Idempotency-Key': 'sale-7' } }
    const body = { amount: '200' }
    const first = await client.succeed('createDeviceSale', { ...request, body })
    expect(await client.succeed('createDeviceSale', { ...request, body })).toEqual(first)
    const other = { ...request, body: { amount: '201' } }
    expectError(await client.call('createDeviceSale', other), 'idempotency_conflict')
  })
})

describe('cancelDeviceSale', () => {
  test('refuses a sale that is paid, and one of another device', async ({ client, server }) => {
    const { token } = await client.createSeller()
    const deviceToken = await client.pairDevice(token)
    const body = { amount: '200' }
    const { id } = await client.succeed('createDeviceSale', { token: deviceToken, body })
    const other = await client.pairDevice(token)
    const cancel = (till: string) =>
      client.call('cancelDeviceSale', { token: till, params: { id } })
    expectError(await cancel(other), 'not_found')
    await server.simulatePayment(id, 'paid')
    expectError(await cancel(deviceToken), 'not_cancellable')
  })
})

test('a call of the counter with a field that is not known is refused', async ({ client }) => {
  const { token, deviceToken } = await client.sharedSeller()
  for (const [name, body, sender] of [
    ['addCounterDevice', { name: 'Till', currency: 'INR' }, token],
    ['pairCounterDevice', { code: 'ABCD2345' }, undefined],
    ['createDeviceSale', { amount: '200' }, deviceToken],
  ] as const) {
    const answer = await client.call(name, { token: sender, body: { ...body, wallet: 'x' } })
    expectError(answer, 'unknown_field')
  }
})
