import type { PaymentFilters } from '@sluice/api'
import type { DateRange } from '@sluice/ui'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'

import { useQuery } from '../../hooks/useQuery.ts'
import { readFilters, withFilter, withoutFilters, type FilterName } from './filters.ts'

/** The filters in the URL, and how to change them. */
export interface Filtering {
  filters: PaymentFilters
  /** Sets one filter, or removes it if the value is empty. */
  set: (name: FilterName, value: string) => void
  /** Sets both ends of the period. An empty one is open. */
  setPeriod: (period: DateRange) => void
  clear: (options?: { keepsSearch?: boolean }) => void
}

function lastChanged(state: unknown): unknown {
  return typeof state === 'object' && state && 'filter' in state ? state.filter : undefined
}

/**
 * Keeps the filters in the URL, so that they survive a reload and can be shared. Changing the same filter repeatedly adds
 * one history entry, not one per value that was tried.
 */
export function useFilters(): Filtering {
  const [search, setSearch] = useQuery()
  const { state } = useLocation()
  const filters = useMemo(() => readFilters(search), [search])

  return {
    filters,
    set: (name, value) =>
      setSearch(withFilter(search, name, value), {
        replace: lastChanged(state) === name,
        state: { filter: name },
      }),
    setPeriod: ({ from, to }) =>
      setSearch(withFilter(withFilter(search, 'from_date', from), 'to_date', to)),
    clear: (options) => setSearch(withoutFilters(search, options)),
  }
}
