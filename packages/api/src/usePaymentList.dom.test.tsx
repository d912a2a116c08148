import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { createGatewayStore } from './index.ts'
import { createPairing, createSession } from './session/index.ts'
import { makePayments } from './testing/makePayments.ts'
import { usePaymentList } from './usePaymentList.ts'

const rows = makePayments(1, 25)

function page(number: number) {
  return Response.json(rows.slice((number - 1) * 10, number * 10))
}

/** Renders the hook; `answer` is asked for each page in turn. */
function open(answer: (page: number, search: URLSearchParams) => Response | Promise<Response>) {
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input)
    // Long enough for the state in between to be drawn.
    return new Promise((resolve) =>
      setTimeout(() => resolve(answer(Number(searchParams.get('page')), searchParams)), 50),
    )
  })
  const { store, stop } = createGatewayStore({
    apiBaseUrl: 'https://api.example',
    accountApiUrl: 'https://api.example',
    session: createSession(),
    pairing: createPairing(),
    log: () => {},
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  const show = () =>
    renderHook((filters: { status?: number }) => usePaymentList(filters), {
      wrapper,
      initialProps: {},
    })
  const hook = show()
  return { ...hook, leave: hook.unmount, comeBack: show, stop }
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('usePaymentList', () => {
  it('loads from the first render on, ten rows at a time, to the end', async () => {
    const { result, stop } = open(page)
    expect(result.current).toMatchObject({ isLoading: true, payments: [], hasMore: false })
    await waitFor(() => expect(result.current.payments).toHaveLength(10))
    expect(result.current).toMatchObject({ isLoading: false, hasMore: true, failure: undefined })
    act(() => result.current.loadMore())
    await waitFor(() => expect(result.current.isLoadingMore).toBe(true))
    expect(result.current.isLoading).toBe(false)
    await waitFor(() => expect(result.current.payments).toHaveLength(20))
    act(() => result.current.loadMore())
    await waitFor(() => expect(result.current.payments).toHaveLength(25))
    expect(result.current).toMatchObject({ hasMore: false, isLoadingMore: false })
    stop()
  })

  it('is empty, and neither loading nor failed, where there is nothing', async () => {
    const { result, stop } = open(() => Response.json([]))
    await waitFor(() => expect(result.current.isLoading).toBe(false))
    expect(result.current).toMatchObject({ payments: [], hasMore: false, failure: undefined })
    stop()
  })

  it('says why the first page failed, and asks for it again', async () => {
    const fail = vi.fn<() => boolean>(() => true)
    const { result, stop } = open((number) =>
      fail() ? Response.json({ message: 'No' }, { status: 403 }) : page(number),
    )
    await waitFor(() => expect(result.current.failure).toBeDefined())
    expect(result.current).toMatchObject({
      failure: { kind: 'http', status: 403, message: 'No' },
      isLoading: false,
      payments: [],
      hasMore: false,
    })
    fail.mockReturnValue(false)
    act(() => result.current.retry())
    await waitFor(() =>
      expect(result.current).toMatchObject({ isLoading: true, failure: undefined }),
    )
    await waitFor(() => expect(result.current.payments).toHaveLength(10))
    stop()
  })

  it('keeps its rows when the next page fails, and asks for that page again', async () => {
    const fail = vi.fn<() => boolean>(() => true)
    const { result, stop } = open((number) =>
      number === 2 && fail() ? Response.json({}, { status: 403 }) : page(number),
    )
    await waitFor(() => expect(result.current.payments).toHaveLength(10))
    act(() => result.current.loadMore())
    await waitFor(() => expect(result.current.failure).toEqual({ kind: 'http', status: 403 }))
    expect(result.current.payments).toHaveLength(10)
    expect(result.current.hasMore).toBe(true)
    fail.mockReturnValue(false)
    act(() => result.current.retry())
    await waitFor(() => expect(result.current.payments).toHaveLength(20))
    stop()
  })

  it('shows nothing of one filter’s rows under another', async () => {
    const { result, rerender, stop } = open((number, search) =>
      search.get('status') === '0' ? Response.json(makePayments(90, 91)) : page(number),
    )
    await waitFor(() => expect(result.current.payments).toHaveLength(10))
    rerender({ status: 0 })
    expect(result.current).toMatchObject({ payments: [], isLoading: true, hasMore: false })
    await waitFor(() => expect(result.current.payments).toHaveLength(2))
    stop()
  })

  it('is asked for again online, all its pages, and keeps them meanwhile', async () => {
    // No back-off between the retries.
    vi.spyOn(Math, 'random').mockReturnValue(-0.4)
    const offline = vi.fn<() => boolean>(() => true)
    const { result, stop } = open((number) =>
      offline() ? Promise.reject(new TypeError('Failed to fetch')) : page(number),
    )
    await waitFor(() => expect(result.current.failure).toEqual({ kind: 'network' }))
    offline.mockReturnValue(false)
    act(() => void globalThis.dispatchEvent(new Event('online')))
    await waitFor(() => expect(result.current.payments).toHaveLength(10))
    act(() => result.current.loadMore())
    await waitFor(() => expect(result.current.payments).toHaveLength(20))
    const before = result.current.payments
    act(() => void globalThis.dispatchEvent(new Event('online')))
    await waitFor(() => {
      expect(result.current.payments).toHaveLength(20)
      expect(result.current.payments).not.toBe(before)
    })
    stop()
  })

  it('has all its pages when one comes back to it, and reads each of them again', async () => {
    const { result, leave, comeBack, stop } = open(page)
    await waitFor(() => expect(result.current.payments).toHaveLength(10))
    act(() => result.current.loadMore())
    await waitFor(() => expect(result.current.payments).toHaveLength(20))
    leave()
    const asked = vi.mocked(fetch).mock.calls.length
    const again = comeBack()
    expect(again.result.current.payments).toHaveLength(20)
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(asked + 2))
    expect(again.result.current.payments).toHaveLength(20)
    stop()
  })

  it('stays as it was left where it is long', async () => {
    const { result, leave, comeBack, stop } = open((number) =>
      Response.json(makePayments(number * 10, number * 10 + 9)),
    )
    for (let pages = 1; pages <= 11; pages += 1) {
      await waitFor(() => expect(result.current.payments).toHaveLength(pages * 10))
      if (pages < 11) act(() => result.current.loadMore())
    }
    leave()
    const asked = vi.mocked(fetch).mock.calls.length
    const again = comeBack()
    act(() => void globalThis.dispatchEvent(new Event('online')))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(again.result.current.payments).toHaveLength(110)
    expect(fetch).toHaveBeenCalledTimes(asked)
    stop()
  })
})
