import type { TransactionFilters } from '@sluice/api'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

import { readFilters, withFilter, withoutFilters, type FilterName } from './filters.ts'

/** The filters of the address, and how to change them. */
export interface Filtering {
  filters: TransactionFilters
  /** Sets one filter; an empty value gives it up. */
  set: (name: FilterName, value: string) => void
  clear: () => void
}

function lastSet(state: unknown): unknown {
  return typeof state === 'object' && state && 'filter' in state ? state.filter : undefined
}

/**
 * Keeps the filters in the address, where Back undoes them, a reload keeps them and a link carries them. Changing the
 * same filter again is no further step: Back does not go through every day that was tried.
 */
export function useFilters(): Filtering {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const filters = useMemo(() => readFilters(search), [search])

  return {
    filters,
    set: (name, value) =>
      setSearch(withFilter(search, name, value), {
        replace: lastSet(state) === name,
        state: { filter: name },
      }),
    clear: () => setSearch(withoutFilters(search)),
  }
}
