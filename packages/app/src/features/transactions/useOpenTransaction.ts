import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

const name = 'transaction'

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opened' in state
}

/** Which transaction the address has open, and how to open and close one. */
export interface OpenTransaction {
  /** Its id; null while none is open. */
  id: string | null
  open: (id: string) => void
  /** Goes back to before it was opened; where the address itself opened it, the address gives it up. */
  close: () => void
}

/** Keeps the open transaction in the address: Back closes it, a reload keeps it open, and a link carries it. */
export function useOpenTransaction(): OpenTransaction {
  const [search, setSearch] = useSearchParams()
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

  return { id: search.get(name) || null, open, close }
}
