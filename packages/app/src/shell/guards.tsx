import { useEffect } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom'

import { paths } from '../config/paths.ts'
import { session, wasSignedOut } from '../lib/session.ts'
import { useSignedIn } from '../hooks/useSignedIn.ts'

/** The address that log-in interrupted, if this app says so: a history entry's state may be anybody's. */
function originOf(state: unknown): string | undefined {
  const from = typeof state === 'object' && state && 'from' in state ? state.from : undefined
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : undefined
}

/**
 * The pages of a merchant: without the auth marker one is led to log-in, and back again afterwards, unless one had
 * signed out. Specification, sections 2 and 6.
 */
export function MerchantsOnly() {
  const { pathname, search } = useLocation()
  if (useSignedIn(true)) return <Outlet />
  const state = wasSignedOut() ? null : { from: pathname + search }
  return <Navigate to={paths.logIn} replace state={state} />
}

/**
 * The pages for everybody else: a signed-in merchant is led home, or to where log-in interrupted. A call that is
 * answered 401 leads to log-in from these pages too. Specification, section 2.
 */
export function GuestsOnly() {
  const { state } = useLocation()
  const navigate = useNavigate()

  useEffect(
    () =>
      session.subscribe((event) => {
        if (event.type === 'ended' && event.reason === 'unauthorized') void navigate(paths.logIn)
      }),
    [navigate],
  )

  if (!useSignedIn()) return <Outlet />
  return <Navigate to={originOf(state) ?? paths.home} replace />
}
