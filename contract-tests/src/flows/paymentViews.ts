import { limits } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { test } from '../test.ts'

describe('savePaymentView', () => {
  test('keeps filters by name, and replaces those that had it', async ({ client }) => {
    const { token } = await client.createMerchant()
    expect(await client.succeed('listPaymentViews', { token })).toEqual([])
    const save = (name: string, query: string) =>
      client.succeed('savePaymentView', { token, body: { name, query } })
    await save('Unpaid', 'status=0')
    await save('Counter', 'created_by=counter')
    await save('Unpaid', 'status=0&currency=USDT')
    const views = await client.succeed('listPaymentViews', { token })
    expect(views).toEqual([
      { id: expect.any(String), name: 'Counter', query: 'created_by=counter' },
      { id: expect.any(String), name: 'Unpaid', query: 'status=0&currency=USDT' },
    ])
    const stranger = await client.createMerchant()
    expect(await client.succeed('listPaymentViews', { token: stranger.token })).toEqual([])
    const params = { id: views[0]?.id ?? '' }
    expectError(
      await client.call('removePaymentView', { token: stranger.token, params }),
      'not_found',
    )
    expect(await client.succeed('removePaymentView', { token, params })).toMatchObject([
      { name: 'Unpaid' },
    ])
    expectError(await client.call('removePaymentView', { token, params }), 'not_found')
  })

  test('keeps so many and no more', async ({ client }) => {
    const { token } = await client.createMerchant()
    const save = (name: string) =>
      client.call('savePaymentView', { token, body: { name, query: 'status=0' } })
    for (let each = 0; each < limits.maxPaymentViews; each += 1) await save(`View ${each}`)
    expectError(await save('One more'), 'validation_failed', ['name'])
    expect((await save('View 0')).status).toBe(200)
  })
})
