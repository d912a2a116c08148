import { expect } from 'vitest'

import { memberOf } from '../world/read.ts'
import type { Sent } from '../world/World.ts'
import { invalidQuery, notMoment, notWhole } from './invalid.ts'
import { idsOf, listed, sellerWith } from './listing.ts'
import type { ListCall } from './listing.ts'
import { rowsFor, type Row } from './Row.ts'

/** What a list may be narrowed by: a status, a type, a span of time. */
export function narrowingRows(call: ListCall): Row[] {
  const row = rowsFor(call)
  return [
    row('happy', 'can be narrowed to a status', async (world) => {
      const [seller, [newest, middle, oldest]] = await sellerWith(world, 3)
      await world.server.simulatePayment(middle ?? '', 'paid')
      await world.server.simulatePayment(oldest ?? '', 'expired')
      expect(await idsOf(world, call, seller, { status: '1' })).toEqual([middle])
      expect(await idsOf(world, call, seller, { status: '0' })).toEqual([newest])
      expect(await idsOf(world, call, seller, { status: '-1' })).toEqual([oldest])
    }),
    row('happy', 'can be narrowed to a type, and pages within it', async (world) => {
      const [seller, ids] = await sellerWith(world, 3)
      expect(await listed(world, call, seller, { transaction_type: '1' })).toEqual([])
      const second = { transaction_type: '0', status: '0', limit: '2', page: '2' }
      expect(await idsOf(world, call, seller, second)).toEqual(ids.slice(2))
    }),
    row('boundary', 'a plain date is the whole day in India', async (world) => {
      const seller = await world.newSeller()
      const ids: string[] = []
      for (const instant of [
        '2031-03-01T18:29:58.000Z',
        '2031-03-01T18:30:00.500Z',
        '2031-03-02T18:29:58.000Z',
        '2031-03-02T18:30:00.500Z',
      ]) {
        world.server.travelTo(instant)
        ids.push(await world.newTransaction(seller))
      }
      // The session and the list are asked for at the time that they are for.
      const [before, first, last, after] = ids
      const day = { from_date: '2031-03-02', to_date: '2031-03-02' }
      const ask = (query: NonNullable<Sent['query']>) =>
        idsOf(world, 'viewTransactions', seller, query)
      expect(await ask(day)).toEqual([last, first])
      expect(await ask({ from_date: '2031-03-02' })).toEqual([after, last, first])
      expect(await ask({ to_date: '2031-03-02' })).toEqual([last, first, before])
      expect(await ask({ from_date: '2031-03-04' })).toEqual([])
      expect(await ask({ to_date: '2031-03-02', limit: '1', page: '2' })).toEqual([first])
    }),
    row('boundary', 'an instant counts itself, on both sides', async (world) => {
      const [seller, [id]] = await sellerWith(world, 1)
      const [only] = await listed(world, call, seller)
      const at = String(memberOf(only, 'created_at'))
      const earlier = new Date(Date.parse(at) - 1).toISOString()
      const later = new Date(Date.parse(at) + 1).toISOString()
      const inIndia = new Date(Date.parse(at) + 5.5 * 3_600_000)
        .toISOString()
        .replace('Z', '+05:30')
      expect(await idsOf(world, call, seller, { from_date: at, to_date: at })).toEqual([id])
      expect(await idsOf(world, call, seller, { from_date: inIndia, to_date: inIndia })).toEqual([
        id,
      ])
      expect(await listed(world, call, seller, { from_date: later })).toEqual([])
      expect(await listed(world, call, seller, { to_date: earlier })).toEqual([])
    }),
    row('empty', 'a span that ends before it begins has nothing in it', async (world) => {
      const [seller] = await sellerWith(world, 1)
      const query = { from_date: '2031-01-02', to_date: '2020-01-01' }
      expect(await listed(world, call, seller, query)).toEqual([])
    }),
    ...invalidQuery(call, 'status', notWhole(-2, 2)),
    ...invalidQuery(call, 'transaction_type', notWhole(-1, 2)),
    ...invalidQuery(call, 'from_date', notMoment),
    ...invalidQuery(call, 'to_date', notMoment),
  ]
}
