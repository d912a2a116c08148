import { afterEach, describe, expect, it, vi } from 'vitest'

import { flattenPages, paymentsEndpoints } from './index.ts'
import { makePayments } from './testing/makePayments.ts'
import { openStore } from './testing/openTab.ts'

const { loadPayments } = paymentsEndpoints

/** A merchant's payments, newest first, answered page by page; `arrive` puts new ones before the rest. */
function serve(count: number) {
  let rows = makePayments(1, count)
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = new URL(input instanceof Request ? input.url : input)
    asked.push(url.search)
    const page = Number(url.searchParams.get('page'))
    const limit = Number(url.searchParams.get('limit'))
    return Promise.resolve(Response.json(rows.slice((page - 1) * limit, page * limit)))
  })
  return {
    asked,
    arrive: (from: number, to: number) => {
      rows = [...makePayments(from, to), ...rows]
    },
  }
}

afterEach(() => void vi.restoreAllMocks())

function open() {
  const opened = openStore('https://api.example')
  const next = () => opened.store.dispatch(loadPayments.initiate({}, { direction: 'forward' }))
  const loaded = () => loadPayments.select({})(opened.store.getState())
  return { ...opened, next, loaded, rows: () => flattenPages(loaded().data?.pages ?? []) }
}

describe('Load More', () => {
  it('requests ten rows at a time until a page is not full', async () => {
    const { asked } = serve(25)
    const { next, rows, loaded, stop } = open()
    await next()
    expect(rows()).toHaveLength(10)
    await next()
    expect(loaded().hasNextPage).toBe(true)
    await next()
    expect(rows()).toHaveLength(25)
    expect(loaded().hasNextPage).toBe(false)
    await next()
    stop()
    expect(asked).toEqual(['?page=1&limit=10', '?page=2&limit=10', '?page=3&limit=10'])
  })

  it('finds the end of a list that fills its last page', async () => {
    serve(20)
    const { next, rows, loaded, stop } = open()
    await next()
    await next()
    expect(loaded().hasNextPage).toBe(true)
    await next()
    stop()
    expect(loaded().hasNextPage).toBe(false)
    expect(rows()).toHaveLength(20)
  })

  it('misses no row and shows none twice while payments arrive', async () => {
    const server = serve(200)
    const { next, rows, loaded, stop } = open()
    await next()
    for (let page = 0; loaded().hasNextPage; page += 1) {
      server.arrive(1_000 + page * 3, 1_002 + page * 3)
      await next()
    }
    stop()
    const ids = rows().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const older = makePayments(1, 200).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(older))
  })

  it('sends one request however often it is clicked', async () => {
    const { asked } = serve(100)
    const { next, stop } = open()
    await next()
    await Promise.all([next(), next(), next()])
    stop()
    expect(asked).toHaveLength(2)
  })

  it('keeps a list for each set of filters', async () => {
    const { asked } = serve(10)
    const { store, stop } = open()
    await store.dispatch(loadPayments.initiate({ status: 1 }))
    await store.dispatch(loadPayments.initiate({ status: 0, from_date: '2026-11-01' }))
    stop()
    expect(asked).toEqual([
      '?page=1&limit=10&status=1',
      '?page=1&limit=10&status=0&from_date=2026-11-01',
    ])
  })

  it('refetches all its pages', async () => {
    const { asked } = serve(100)
    const { store, next, rows, stop } = open()
    await next()
    await next()
    asked.length = 0
    await store.dispatch(loadPayments.initiate({}, { forceRefetch: true }))
    stop()
    expect(asked).toEqual(['?page=1&limit=10', '?page=2&limit=10'])
    expect(rows()).toHaveLength(20)
  })

  it('keeps what was loaded when the next page fails', async () => {
    serve(100)
    const { next, rows, loaded, stop } = open()
    await next()
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}, { status: 403 }))
    await next()
    stop()
    expect(rows()).toHaveLength(10)
    expect(loaded()).toMatchObject({ error: { kind: 'http', status: 403 }, hasNextPage: true })
  })
})
