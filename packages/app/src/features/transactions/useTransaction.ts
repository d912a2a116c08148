import { transactionsEndpoints, useListTransactionsQuery, type GatewayStore } from '@sluice/api'
import { limits, type Transaction } from '@sluice/api/contract'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'

import { useCapabilities } from '../../hooks/useCapabilities.ts'

/** Pages of 100 that are searched before the merchant is asked whether to continue. */
const pagesPerSearch = 10

/** The state of the search for a transaction. */
export type SearchResult =
  | { state: 'searching' }
  | { state: 'found'; transaction: Transaction }
  | { state: 'missing' }
  /** Not among the latest `searched` transactions. There are older ones. */
  | { state: 'paused'; searched: number; searchMore: () => void }
  | { state: 'failed'; retry: () => void }

/**
 * One transaction by its ID. There is no call for a single transaction. One that is not on the screen, such as after following a
 * link, is searched for by the server, or page by page if the server has no search. Decision 5.
 */
export function useTransaction(id: string | null, rows: readonly Transaction[]): SearchResult {
  const { dashboard: canSearch } = useCapabilities()
  const onScreen = id === null ? undefined : rows.find((row) => row.id === id)
  const wanted = onScreen ? null : id
  const searched = useSearch(canSearch ? wanted : null)
  const paged = useSearchByPages(canSearch ? null : wanted)
  if (onScreen) return { state: 'found', transaction: onScreen }
  return canSearch ? searched : paged
}

/** Asks the server for a transaction, and again whenever transactions change. */
function useSearch(id: string | null): SearchResult {
  const { currentData, isError, isFetching, refetch } = useListTransactionsQuery(
    { page: 1, limit: limits.maxPageSize, search: id?.slice(0, limits.searchMax) },
    { skip: id === null, refetchOnMountOrArgChange: true },
  )
  const transaction = currentData?.find((row) => row.id === id)
  if (transaction) return { state: 'found', transaction }
  if (isFetching || !(isError || currentData)) return { state: 'searching' }
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'missing' }
}

/** Reads all transactions, newest first, until there is the one. */
function useSearchByPages(id: string | null): SearchResult {
  const dispatch = useDispatch<GatewayStore['dispatch']>()
  const [from, setFrom] = useState({ id, page: 1, attempt: 0 })
  const [found, setFound] = useState<{ id: string | null; result: SearchResult }>()
  if (from.id !== id) setFrom({ id, page: 1, attempt: 0 })

  useEffect(() => {
    if (id === null) return undefined
    const stop = new AbortController()
    const report = (result: SearchResult) => !stop.signal.aborted && setFound({ id, result })
    const start = (page: number) => setFrom({ id, page, attempt: from.attempt + 1 })
    async function search() {
      report({ state: 'searching' })
      for (let page = from.page; !stop.signal.aborted; page += 1) {
        const call = transactionsEndpoints.listTransactions.initiate(
          { page, limit: limits.maxPageSize },
          { subscribe: false, forceRefetch: true },
        )
        const { data } = await dispatch(call)
        if (!data) return report({ state: 'failed', retry: () => start(page) })
        const transaction = data.find((row) => row.id === id)
        if (transaction) return report({ state: 'found', transaction })
        if (data.length < limits.maxPageSize) return report({ state: 'missing' })
        if (page - from.page + 1 >= pagesPerSearch) {
          const searched = page * limits.maxPageSize
          return report({ state: 'paused', searched, searchMore: () => start(page + 1) })
        }
      }
      return undefined
    }
    void search()
    return () => stop.abort()
  }, [dispatch, from, id])

  return found && found.id === id ? found.result : { state: 'searching' }
}
