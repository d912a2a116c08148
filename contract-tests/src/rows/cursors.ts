import { expect } from 'vitest'

import { credentialsOf } from './credentials.ts'
import { refused } from './expectations.ts'
import { invalidQuery } from './invalid.ts'
import { idsOf, sellerWith } from './listing.ts'
import type { ListCall } from './listing.ts'
import { rowsFor, type Row } from './Row.ts'

/** Going on after a transaction, so that nothing is missed or repeated while others arrive. */
export function cursorRows(call: ListCall): Row[] {
  const row = rowsFor(call)
  return [
    row('happy', 'goes on after a cursor, whatever arrives meanwhile', async (world) => {
      const [seller, ids] = await sellerWith(world, 5)
      expect(await idsOf(world, call, seller, { limit: '2' })).toEqual(ids.slice(0, 2))
      await world.newTransaction(seller)
      const second = { limit: '2', cursor: ids[1] ?? '' }
      expect(await idsOf(world, call, seller, second)).toEqual(ids.slice(2, 4))
      expect(await idsOf(world, call, seller, { ...second, page: '9' })).toEqual(ids.slice(2, 4))
      const third = { ...second, cursor: ids[3] ?? '' }
      expect(await idsOf(world, call, seller, third)).toEqual(ids.slice(4))
      const past = { ...second, cursor: ids[4] ?? '' }
      expect(await idsOf(world, call, seller, past)).toEqual([])
    }),
    row('happy', 'goes on after a cursor within a status, also one that left it', async (world) => {
      const [seller, ids] = await sellerWith(world, 4)
      const first = { limit: '2', status: '0' }
      expect(await idsOf(world, call, seller, first)).toEqual(ids.slice(0, 2))
      await world.server.simulatePayment(ids[1] ?? '', 'paid')
      const second = { ...first, transaction_type: '0', cursor: ids[1] ?? '' }
      expect(await idsOf(world, call, seller, second)).toEqual(ids.slice(2))
    }),
    row('unknownId', 'a cursor that is no transaction is not found', async (world) => {
      const [seller] = await sellerWith(world, 1)
      const credentials = credentialsOf(call, seller)
      for (const cursor of ['nothing', '01990000-0000-7000-8000-000000000000']) {
        refused(await world.ask(call, { ...credentials, query: { cursor } }), 'not_found')
      }
    }),
    row('notOwner', "another merchant's transaction is no cursor", async (world) => {
      const [, [id = '']] = await sellerWith(world, 1)
      const [seller] = await sellerWith(world, 1)
      const sent = { ...credentialsOf(call, seller), query: { cursor: id } }
      refused(await world.ask(call, sent), 'not_found')
    }),
    ...invalidQuery(call, 'cursor', [['empty', '']]),
  ]
}
