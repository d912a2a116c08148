import { expect } from 'vitest'

import { countRows } from './counting.ts'
import { cursorRows } from './cursors.ts'
import { invalidQuery, notWhole } from './invalid.ts'
import { idsOf, listed, sellerWith } from './listing.ts'
import type { ListCall } from './listing.ts'
import { narrowingRows } from './narrowing.ts'
import { rowsFor, type Row } from './Row.ts'

function listRows(call: ListCall): Row[] {
  const row = rowsFor(call)
  return [
    row('empty', 'a new merchant has an empty list', async (world) => {
      expect(await listed(world, call, await world.newSeller())).toEqual([])
    }),
    row('happy', 'shows every field of a pending and of a paid transaction', async (world) => {
      const seller = await world.newSeller()
      const id = await world.newTransaction(seller, '12.5', 'order 1')
      const before = (await listed(world, call, seller)).at(0)
      expect(before).toEqual({
        id,
        wallet_id: expect.stringMatching(/^\S{20,}$/),
        user_id: expect.stringMatching(/^\S+$/),
        transaction_type: 0,
        amount: '12.5000000000',
        created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
        status: 0,
        created_by: 'api',
        meta: 'order 1',
        transaction_id: null,
        from_type: 'sandbox',
      })
      await world.server.simulatePayment(id, 'paid')
      const after = (await listed(world, call, seller)).at(0)
      expect(after).toEqual({
        ...Object(before),
        status: 1,
        transaction_id: expect.stringMatching(/^\S{32,}$/),
      })
    }),
    row('happy', 'newest first, ten to a page', async (world) => {
      const [seller, ids] = await sellerWith(world, 12)
      expect(await idsOf(world, call, seller)).toEqual(ids.slice(0, 10))
      expect(await idsOf(world, call, seller, { page: '2' })).toEqual(ids.slice(10))
      expect(await idsOf(world, call, seller, { page: '2', limit: '7' })).toEqual(ids.slice(7))
      expect(await idsOf(world, call, seller, { limit: '100' })).toEqual(ids)
    }),
    row('empty', 'a page past the end is an empty list', async (world) => {
      const [seller] = await sellerWith(world, 2)
      for (const page of ['2', '1000000']) {
        expect(await listed(world, call, seller, { page })).toEqual([])
      }
    }),
    row('boundary', 'a last page that is exactly full has an empty one after it', async (world) => {
      const [seller, ids] = await sellerWith(world, 4)
      expect(await idsOf(world, call, seller, { page: '2', limit: '2' })).toEqual(ids.slice(2))
      expect(await listed(world, call, seller, { page: '3', limit: '2' })).toEqual([])
    }),
    row(
      'boundary',
      'page and limit may be written with zeros; the first of two counts',
      async (world) => {
        const [seller, ids] = await sellerWith(world, 3)
        const query = { page: '02', limit: '1' }
        expect(await idsOf(world, call, seller, query)).toEqual(ids.slice(1, 2))
      },
    ),
    row('notOwner', "another merchant's transactions do not show", async (world) => {
      await sellerWith(world, 1)
      expect(await listed(world, call, await world.newSeller())).toEqual([])
    }),
    ...invalidQuery(call, 'page', notWhole(0, -1, 1_000_001)),
    ...invalidQuery(call, 'limit', notWhole(0, -1, 101)),
    ...narrowingRows(call),
    ...cursorRows(call),
  ]
}

/** What the merchant and the merchant's server see of the transactions. */
export const transactionRows = [
  ...listRows('listTransactions'),
  ...listRows('viewTransactions'),
  ...countRows,
]
