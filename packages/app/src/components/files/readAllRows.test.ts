import { makePayment } from '@sluice/mocks'
import type { Payment } from '@sluice/api/contract'
import { expect, test, vi } from 'vitest'

import { readAllRows } from './readAllRows.ts'

const pageSize = 100
const goOn = () => Promise.resolve()
const never = new AbortController().signal

/** `count` rows, newest first. */
function history(count: number): Payment[] {
  return Array.from({ length: count }, (_, i) => makePayment({ id: `t${i}` }))
}

/** A server whose rows a test may change. */
function serve(state: { rows: Payment[] }) {
  return async (cursor: string | undefined) => {
    const start = state.rows.findIndex(({ id }) => id === cursor) + 1
    return state.rows.slice(start, start + pageSize)
  }
}

async function drain(pages: ReturnType<typeof readAllRows<Payment>>, between = () => {}) {
  const ids: string[] = []
  for await (const rows of pages) {
    ids.push(...rows.map(({ id }) => id))
    between()
  }
  return ids
}

const idsOf = (rows: readonly Payment[]) => rows.map(({ id }) => id)

test.each([0, 1, 99, 100, 101, 200, 1050])('reads %i rows, each once, in order', async (count) => {
  const rows = history(count)
  const readPage = serve({ rows })
  expect(await drain(readAllRows({ readPage, pageSize }, goOn, never))).toEqual(idsOf(rows))
})

test('new rows neither shift nor repeat others', async () => {
  const rows = history(1000)
  const state = { rows }
  const ids = await drain(readAllRows({ readPage: serve(state), pageSize }, goOn, never), () => {
    state.rows = [makePayment({ id: `new${state.rows.length}` }), ...state.rows]
  })
  expect(ids).toEqual(idsOf(rows))
})

test('waits after a failed page, and repeats it', async () => {
  const rows = history(250)
  const wait = vi.fn<() => Promise<void>>(goOn)
  const answer = serve({ rows })
  let calls = 0
  const readPage = async (cursor: string | undefined) => {
    calls += 1
    return calls === 2 ? undefined : answer(cursor)
  }
  expect(await drain(readAllRows({ readPage, pageSize }, wait, never))).toEqual(idsOf(rows))
  expect(wait).toHaveBeenCalledOnce()
})

test('stops when it is cancelled, also while a page fails', async () => {
  const cancelled = new AbortController()
  let calls = 0
  const readPage = async () => {
    calls += 1
    if (calls === 3) cancelled.abort()
    return undefined
  }
  expect(await drain(readAllRows({ readPage, pageSize }, goOn, cancelled.signal))).toEqual([])
  expect(calls).toBe(3)
})
