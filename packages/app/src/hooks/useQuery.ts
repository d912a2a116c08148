import { useSearchParams } from 'react-router-dom'

import { useHydrated } from './useHydrated.ts'

const none = new URLSearchParams()

/** The query of the address, and how to change it. None while the page is the same as its HTML, which is made without one. */
export function useQuery(): ReturnType<typeof useSearchParams> {
  const [query, setQuery] = useSearchParams()
  return [useHydrated() ? query : none, setQuery]
}
