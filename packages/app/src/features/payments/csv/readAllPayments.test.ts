import { makePayment } from '@sluice/mocks'
import type { SearchPaymentsQuery, Payment } from '@sluice/api/contract'
import { expect, test } from 'vitest'

import { readAllPayments } from './readAllPayments.ts'

/** `count` rows, newest first. */
function history(count: number): Payment[] {
  return Array.from({ length: count }, (_, i) => makePayment({ id: `t${i}` }))
}

/** A server whose rows a test may change. */
function serve(state: { rows: Payment[] }) {
  const queries: SearchPaymentsQuery[] = []
  const read = (query: SearchPaymentsQuery) => {
    queries.push(query)
    const start = state.rows.findIndex(({ id }) => id === query.cursor) + 1
    return Promise.resolve(state.rows.slice(start, start + query.limit))
  }
  return { read, queries }
}

async function drain(reader: ReturnType<typeof readAllPayments>, between = () => {}) {
  const ids: string[] = []
  for (let page = 0; page < 500; page += 1) {
    const { value: rows } = await reader.next()
    if (!rows || rows === 'failed') return { ids, ended: rows ?? 'end' }
    ids.push(...rows.map(({ id }) => id))
    between()
  }
  throw new Error('The list does not end')
}

const idsOf = (rows: readonly Payment[]) => rows.map(({ id }) => id)

test.each([0, 1, 99, 100, 101, 200, 1050])('reads %i rows, each once, in order', async (count) => {
  const rows = history(count)
  const { read } = serve({ rows })
  expect(await drain(readAllPayments(read, {}))).toEqual({ ids: idsOf(rows), ended: 'end' })
})

test('new rows neither shift nor repeat others', async () => {
  const rows = history(1000)
  const state = { rows }
  const { ids } = await drain(readAllPayments(serve(state).read, {}), () => {
    state.rows = [makePayment({ id: `new${state.rows.length}` }), ...state.rows]
  })
  expect(ids).toEqual(idsOf(rows))
})

test('continues after a failed page', async () => {
  const rows = history(250)
  const { read } = serve({ rows })
  let calls = 0
  const flaky = (query: SearchPaymentsQuery) => {
    calls += 1
    return calls === 2 ? Promise.resolve(undefined) : read(query)
  }
  const reader = readAllPayments(flaky, {})
  const first = await drain(reader)
  expect(first).toEqual({ ids: idsOf(rows.slice(0, 100)), ended: 'failed' })
  const rest = await drain(reader)
  expect([...first.ids, ...rest.ids]).toEqual(idsOf(rows))
})

test('sends the filters and asks for a hundred rows at a time', async () => {
  const { read, queries } = serve({ rows: history(150) })
  const filters = { status: 1, from_date: '2026-11-01', to_date: '2026-11-30' }
  await drain(readAllPayments(read, filters))
  expect(queries).toEqual([
    { page: 1, limit: 100, ...filters },
    { page: 1, limit: 100, ...filters, cursor: 't99' },
  ])
})
