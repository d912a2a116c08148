import { makeTransaction } from '@sluice/mocks'
import type { ListTransactionsQuery, Transaction } from '@sluice/api/contract'
import { expect, test } from 'vitest'

import { readEvery } from './readEvery.ts'

const start = Date.parse('2026-11-20T00:00:00Z')

/** `count` rows, newest first; `gapMs` apart. */
function history(count: number, gapMs = 1000): Transaction[] {
  return Array.from({ length: count }, (_, i) =>
    makeTransaction({ id: `t${i}`, created_at: new Date(start - i * gapMs).toISOString() }),
  )
}

/** A server over rows that a test may change; `dates: false` is one that knows no dates. */
function serve(state: { rows: Transaction[] }, { dates = true, most = 100 } = {}) {
  const asked: ListTransactionsQuery[] = []
  const read = (query: ListTransactionsQuery) => {
    asked.push(query)
    const limit = Math.min(query.limit, most)
    const { to_date } = query
    const rows = state.rows.filter(
      ({ created_at }) => !dates || to_date === undefined || created_at <= to_date,
    )
    return Promise.resolve(rows.slice((query.page - 1) * limit, query.page * limit))
  }
  return { read, asked }
}

async function drain(reader: ReturnType<typeof readEvery>, between = () => {}) {
  const ids: string[] = []
  for (let turn = 0; turn < 500; turn += 1) {
    const rows = await reader.next()
    if (typeof rows === 'string') return { ids, ended: rows }
    ids.push(...rows.map(({ id }) => id))
    between()
  }
  throw new Error('It never ends')
}

const idsOf = (rows: readonly Transaction[]) => rows.map(({ id }) => id)

test.each([0, 1, 99, 100, 101, 200, 1050])('reads %i rows, each once, in order', async (count) => {
  const rows = history(count)
  const { read } = serve({ rows })
  expect(await drain(readEvery(read, {}))).toEqual({ ids: idsOf(rows), ended: 'end' })
})

test('rows that arrive neither shift nor repeat anything', async () => {
  const rows = history(1000)
  const state = { rows }
  let arrived = 0
  const { ids } = await drain(readEvery(serve(state).read, {}), () => {
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

test('rows that leave the list take no other with them', async () => {
  const rows = history(1000)
  const state = { rows }
  const { ids } = await drain(readEvery(serve(state).read, { status: 0 }), () => {
    state.rows = state.rows.slice(5)
  })
  expect(ids).toEqual(idsOf(rows))
})

test('reads more rows of one moment than a page holds', async () => {
  const rows = history(350, 0)
  expect((await drain(readEvery(serve({ rows }).read, {}))).ids).toEqual(idsOf(rows))
})

test.each([100, 40])('reads a server that knows no dates, %i rows a page', async (most) => {
  const rows = history(430)
  const { read } = serve({ rows }, { dates: false, most })
  expect((await drain(readEvery(read, {}))).ids).toEqual(idsOf(rows))
})

test('reads a server that gives fewer rows than it is asked for', async () => {
  const rows = history(330)
  expect((await drain(readEvery(serve({ rows }, { most: 50 }).read, {}))).ids).toEqual(idsOf(rows))
})

test('goes on where it failed', async () => {
  const rows = history(250)
  const { read } = serve({ rows })
  let calls = 0
  const flaky = (query: ListTransactionsQuery) => {
    calls += 1
    return calls === 2 ? Promise.resolve(undefined) : read(query)
  }
  const reader = readEvery(flaky, {})
  const first = await drain(reader)
  expect(first).toEqual({ ids: idsOf(rows.slice(0, 100)), ended: 'failed' })
  const rest = await drain(reader)
  expect([...first.ids, ...rest.ids]).toEqual(idsOf(rows))
})

test('asks with the filters, a hundred rows at a time', async () => {
  const { read, asked } = serve({ rows: history(150) })
  await drain(readEvery(read, { status: 1, from_date: '2026-11-01', to_date: '2026-11-30' }))
  expect(asked[0]).toEqual({
    page: 1,
    limit: 100,
    status: 1,
    from_date: '2026-11-01',
    to_date: '2026-11-30',
  })
  expect(asked[1]).toMatchObject({ page: 1, status: 1, from_date: '2026-11-01' })
  expect(asked[1]?.to_date).toMatch(/^2026-11-19T/)
})
