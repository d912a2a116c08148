import type { OperationName } from '@sluice/api/contract'
import { expect } from 'vitest'

import { memberOf, rowsOf } from '../world/read.ts'
import type { Sent, Seller, World } from '../world/World.ts'
import { credentialsOf } from './credentials.ts'
import { accepted, refused } from './expectations.ts'
import { invalidQuery, notMoment, notWhole } from './invalid.ts'
import { rowsFor, type Row } from './Row.ts'

/** The same list, for the merchant and for the merchant's own server. */
type ListCall = Extract<OperationName, 'listTransactions' | 'viewTransactions'>

async function listed(
  world: World,
  call: ListCall,
  seller: Seller,
  query: NonNullable<Sent['query']> = {},
): Promise<unknown[]> {
  const answer = await world.ask(call, { ...credentialsOf(call, seller), query })
  return rowsOf(accepted(answer))
}

async function idsOf(
  world: World,
  call: ListCall,
  seller: Seller,
  query: NonNullable<Sent['query']> = {},
): Promise<unknown[]> {
  return (await listed(world, call, seller, query)).map((row) => memberOf(row, 'id'))
}

/** A seller and that many transactions; their ids, newest first. */
async function sellerWith(world: World, count: number): Promise<[Seller, string[]]> {
  const seller = await world.newSeller()
  const ids: string[] = []
  for (let row = 0; row < count; row += 1) ids.unshift(await world.newTransaction(seller))
  return [seller, ids]
}

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
    ...invalidQuery(call, 'page', notWhole(0, -1, 1_000_001)),
    ...invalidQuery(call, 'limit', notWhole(0, -1, 101)),
    ...invalidQuery(call, 'status', notWhole(-2, 2)),
    ...invalidQuery(call, 'transaction_type', notWhole(-1, 2)),
    ...invalidQuery(call, 'from_date', notMoment),
    ...invalidQuery(call, 'to_date', notMoment),
  ]
}

const countTransactions = rowsFor('countTransactions')

const countRows = [
  countTransactions('empty', 'a new merchant has none', async (world) => {
    const { token } = await world.newMerchant()
    expect(accepted(await world.ask('countTransactions', { token }))).toEqual({ count: 0 })
  }),
  countTransactions('happy', 'counts all, whatever became of them', async (world) => {
    const [{ token }, [first, second]] = await sellerWith(world, 3)
    await world.server.simulatePayment(first ?? '', 'paid')
    await world.server.simulatePayment(second ?? '', 'expired')
    expect(accepted(await world.ask('countTransactions', { token }))).toEqual({ count: 3 })
  }),
  countTransactions('notOwner', "another merchant's are not counted", async (world) => {
    await sellerWith(world, 1)
    const { token } = await world.newMerchant()
    expect(accepted(await world.ask('countTransactions', { token }))).toEqual({ count: 0 })
  }),
]

/** What the merchant and the merchant's server see of the transactions. */
export const transactionRows = [
  ...listRows('listTransactions'),
  ...listRows('viewTransactions'),
  ...countRows,
]
