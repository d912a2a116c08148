import { limits } from '@sluice/api/contract'
import { Pager, Spinner } from '@sluice/ui'
import type { ReactNode } from 'react'

import { shownData } from '../../hooks/shownData.ts'
import { LoadFailure } from '../LoadFailure.tsx'
import * as css from './CardPages.css.ts'

export interface CardPagesProps<Item> {
  /** The query of one page of `limits.paymentsPageSize` items. */
  query: Parameters<typeof shownData<readonly Item[]>>[0] & {
    isLoading: boolean
    refetch: () => unknown
  }
  /** Starts at 1. */
  page: number
  onPageChange: (page: number) => void
  /** Said while the first page loads. */
  loading: string
  /** Said if a page could not be loaded. */
  failure: string
  /** Shown if there is nothing at all. */
  empty: ReactNode
  /** The card of one item. */
  children: (item: Item) => ReactNode
}

/** Cards one below the other, page by page. */
export function CardPages<Item extends { id: string }>({
  query,
  page,
  onPageChange,
  loading,
  failure,
  empty,
  children,
}: CardPagesProps<Item>) {
  const { isError, isLoading, isFetching, refetch } = query
  const items = shownData(query)
  const hasNext = items?.length === limits.paymentsPageSize
  return (
    <>
      {isLoading && <Spinner label={loading} showLabel />}
      {isError && !isFetching && <LoadFailure message={failure} onRetry={refetch} />}
      {items?.length === 0 && page === 1 && <div className={css.empty}>{empty}</div>}
      {items && items.length > 0 && (
        <ul className={css.list}>
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </ul>
      )}
      {(hasNext || page > 1) && (
        <Pager
          page={page}
          hasNext={hasNext}
          loading={isFetching}
          onPrev={() => onPageChange(page - 1)}
          onNext={() => onPageChange(page + 1)}
        />
      )}
    </>
  )
}
