import { makeTransaction } from '@sluice/mocks'
import type { ListTransactionsQuery, Transaction } from '@sluice/api/contract'
import { expect, test } from 'vitest'

import { readAllTransactions } from './readAllTransactions.ts'

const start = Date.parse('2026-11-20T00:00:00Z')

/** `count` rows, newest first; `gapMs` apart. */
function history(count: number, gapMs = 1000): Transaction[] {
  return Array.from({ length: count }, (_, i) =>
    makeTransaction({ id: `t${i}`, created_at: new Date(start - i * gapMs).toISOString() }),
  )
}

/** A server whose rows a test may change. With `dates: false` it ignores dates. */
function serve(state: { rows: Transaction[] }, { dates = true, maxRows = 100 } = {}) {
  const queries: ListTransactionsQuery[] = []
  const read = (query: ListTransactionsQuery) => {
    queries.push(query)
    const limit = Math.min(query.limit, maxRows)
    const { to_date } = query
    const rows = state.rows.filter(
      ({ created_at }) => !dates || to_date === undefined || created_at <= to_date,
    )
    return Promise.resolve(rows.slice((query.page - 1) * limit, query.page * limit))
  }
  return { read, queries }
}

async function drain(reader: ReturnType<typeof readAllTransactions>, between = () => {}) {
  const ids: string[] = []
  for (let page = 0; page < 500; page += 1) {
    const { value: rows } = await reader.next()
    if (!rows || rows === 'failed') return { ids, ended: rows ?? 'end' }
    ids.push(...rows.map(({ id }) => id))
    between()
  }
  throw new Error('The list does not end')
}

const idsOf = (rows: readonly Transaction[]) => rows.map(({ id }) => id)

test.each([0, 1, 99, 100, 101, 200, 1050])('reads %i rows, each once, in order', async (count) => {
  const rows = history(count)
  const { read } = serve({ rows })
  expect(await drain(readAllTransactions(read, {}))).toEqual({ ids: idsOf(rows), ended: 'end' })
})

test('new rows neither shift nor repeat others', async () => {
  const rows = history(1000)
  const state = { rows }
  let arrived = 0
  const { ids } = await drain(readAllTransactions(serve(state).read, {}), () => {
    arrived += 7
    const fresh = Array.from({ length: 7 }, (_, i) =>
      makeTransaction({
        id: `new${arrived + i}`,
        created_at: new Date(start + arrived * 1000).toISOString(),
      }),
    )
    state.rows = [...fresh, ...state.rows]
  })
  expect(ids).toEqual(idsOf(rows))
})

test('rows that stop matching do not hide others', async () => {
  const rows = history(1000)
  const state = { rows }
  const { ids } = await drain(readAllTransactions(serve(state).read, { status: 0 }), () => {
    state.rows = state.rows.slice(5)
  })
  expect(ids).toEqual(idsOf(rows))
})

test('reads more rows of the same time than fit on a page', async () => {
  const rows = history(350, 0)
  expect((await drain(readAllTransactions(serve({ rows }).read, {}))).ids).toEqual(idsOf(rows))
})

test.each([100, 40])('reads a server that ignores dates, %i rows per page', async (pageSize) => {
  const rows = history(430)
  const { read } = serve({ rows }, { dates: false, maxRows: pageSize })
  expect((await drain(readAllTransactions(read, {}))).ids).toEqual(idsOf(rows))
})

test('reads a server with smaller pages', async () => {
  const rows = history(330)
  expect((await drain(readAllTransactions(serve({ rows }, { maxRows: 50 }).read, {}))).ids).toEqual(
    idsOf(rows),
  )
})

test('continues after a failed page', async () => {
  const rows = history(250)
  const { read } = serve({ rows })
  let calls = 0
  const flaky = (query: ListTransactionsQuery) => {
    calls += 1
    return calls === 2 ? Promise.resolve(undefined) : read(query)
  }
  const reader = readAllTransactions(flaky, {})
  const first = await drain(reader)
  expect(first).toEqual({ ids: idsOf(rows.slice(0, 100)), ended: 'failed' })
  const rest = await drain(reader)
  expect([...first.ids, ...rest.ids]).toEqual(idsOf(rows))
})

test('sends the filters and asks for a hundred rows at a time', async () => {
  const { read, queries } = serve({ rows: history(150) })
  await drain(
    readAllTransactions(read, { status: 1, from_date: '2026-11-01', to_date: '2026-11-30' }),
  )
  expect(queries[0]).toEqual({
    page: 1,
    limit: 100,
    status: 1,
    from_date: '2026-11-01',
    to_date: '2026-11-30',
  })
  expect(queries[1]).toMatchObject({ page: 1, status: 1, from_date: '2026-11-01' })
  expect(queries[1]?.to_date).toMatch(/^2026-11-19T/)
})
