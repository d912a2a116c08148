import { transactionsEndpoints, type GatewayStore } from '@sluice/api'
import { limits, type Transaction } from '@sluice/api/contract'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'

/** How many pages of a hundred are looked through before one is asked to look on. */
const pagesAtOnce = 10

/** How the search for a transaction stands. */
export type Found =
  | { state: 'searching' }
  | { state: 'found'; transaction: Transaction }
  /** Not among the latest `searched`. */
  | { state: 'missing'; searched: number; searchOn: (() => void) | undefined }
  | { state: 'failed'; retry: () => void }

/**
 * One transaction by its id. No call answers for one alone, so that one which is not on the screen, as after following
 * a link, is looked for page by page, newest first.
 */
export function useTransaction(id: string | null, rows: readonly Transaction[]): Found {
  const dispatch = useDispatch<GatewayStore['dispatch']>()
  const here = id === null ? undefined : rows.find((row) => row.id === id)
  const [from, setFrom] = useState({ id, page: 1, attempt: 0 })
  const [found, setFound] = useState<{ id: string | null; result: Found }>()
  if (from.id !== id) setFrom({ id, page: 1, attempt: 0 })
  const missing = id !== null && here === undefined

  useEffect(() => {
    if (!missing) return undefined
    const stop = new AbortController()
    const tell = (result: Found) => !stop.signal.aborted && setFound({ id, result })
    const start = (page: number) => setFrom({ id, page, attempt: from.attempt + 1 })
    async function search() {
      tell({ state: 'searching' })
      for (let page = from.page; !stop.signal.aborted; page += 1) {
        const call = transactionsEndpoints.listTransactions.initiate(
          { page, limit: limits.maxPageSize },
          { subscribe: false, forceRefetch: true },
        )
        const { data } = await dispatch(call)
        if (!data) return tell({ state: 'failed', retry: () => start(page) })
        const transaction = data.find((row) => row.id === id)
        if (transaction) return tell({ state: 'found', transaction })
        const searched = page * limits.maxPageSize
        const more = data.length === limits.maxPageSize
        if (!more) return tell({ state: 'missing', searched, searchOn: undefined })
        if (page - from.page + 1 >= pagesAtOnce) {
          return tell({ state: 'missing', searched, searchOn: () => start(page + 1) })
        }
      }
      return undefined
    }
    void search()
    return () => stop.abort()
  }, [dispatch, from, id, missing])

  if (here) return { state: 'found', transaction: here }
  return found && found.id === id ? found.result : { state: 'searching' }
}
