import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { useQuery } from '../../hooks/useQuery.ts'

const name = 'payment'

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opened' in state
}

/** The open payment, and how to open and close one. */
export interface OpenPayment {
  /** Its ID, or null. */
  id: string | null
  open: (id: string) => void
  /** Goes back if it was opened here, otherwise removes it from the address. */
  close: () => void
}

/** Keeps the open payment in the address, so that Back closes it, and a reload or a link opens it. */
export function useOpenPayment(): OpenPayment {
  const [search, setSearch] = useQuery()
  const { state } = useLocation()
  const navigate = useNavigate()

  const open = (id: string) => {
    const next = new URLSearchParams(search)
    next.set(name, id)
    setSearch(next, { state: { opened: id } })
  }
  const close = useCallback(() => {
    if (wasOpenedHere(state)) {
      void navigate(-1)
      return
    }
    const next = new URLSearchParams(search)
    next.delete(name)
    setSearch(next, { replace: true })
  }, [navigate, search, setSearch, state])

  return { id: search.get(name)?.trim() || null, open, close }
}
