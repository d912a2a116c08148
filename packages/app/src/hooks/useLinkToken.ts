import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { linkToken, type LinkToken } from './linkToken.ts'

function kept(state: unknown): unknown {
  return typeof state === 'object' && state && 'linkToken' in state ? state.linkToken : undefined
}

/**
 * Moves the token of an emailed link from the address bar, where it could be seen and copied, into the state of the
 * history entry, which survives a reload. D21.
 */
export function useLinkToken(): LinkToken {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const taken = kept(state)

  useEffect(() => {
    if (taken !== undefined && !search) return
    void navigate(pathname, { replace: true, state: { linkToken: linkToken(search) ?? null } })
  }, [navigate, pathname, search, taken])

  if (taken === undefined || search) return { status: 'reading' }
  return typeof taken === 'string' ? { status: 'found', token: taken } : { status: 'missing' }
}
