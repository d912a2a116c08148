import type { PaymentList } from '@sluice/api'
import { useEffect } from 'react'

import { useQuery } from '../../hooks/useQuery.ts'
import { pagesName } from './filters.ts'

/** More pages than these are not loaded again after a reload, since each is a request. */
const maxPages = 20

/**
 * Keeps the number of loaded pages in the URL, so that a reload shows as many rows as before. Returns a function that loads
 * another page.
 */
export function usePagesInUrl(list: PaymentList): () => void {
  const [search, setSearch] = useQuery()
  const wanted = Math.min(Number(/^\d{1,3}$/.exec(search.get(pagesName) ?? '')?.[0] ?? 1), maxPages)
  const { pageCount, hasMore, isLoadingMore, failure, loadMore } = list
  const isBehind =
    pageCount > 0 && pageCount < wanted && hasMore && !isLoadingMore && failure === undefined

  useEffect(() => {
    if (isBehind) loadMore()
    // oxlint-disable-next-line react/exhaustive-deps -- `loadMore` is another function on every render.
  }, [isBehind, pageCount])

  return () => {
    const next = new URLSearchParams(search)
    next.set(pagesName, String(pageCount + 1))
    setSearch(next, { replace: true, preventScrollReset: true })
    loadMore()
  }
}
