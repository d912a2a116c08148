import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom'

import { readReturnPath, returnTo, welcome } from '../config/navigationState.ts'
import { paths } from '../config/paths.ts'
import { session, wasSignedOut } from '../config/session.ts'
import { useSignedIn } from '../hooks/useSignedIn.ts'

/**
 * Merchant pages: guests are redirected to log in and return afterwards, unless they had logged out. Specification,
 * sections 2 and 6.
 */
export function MerchantsOnly() {
  const { pathname, search } = useLocation()
  if (useSignedIn(true)) return <Outlet />
  const state = wasSignedOut() ? null : returnTo(pathname + search)
  return <Navigate to={paths.logIn} replace state={state} />
}

/**
 * Guest pages: merchants are redirected to Home, or to the page that log in interrupted. A 401 leads to log in from these
 * pages too. Specification, section 2.
 */
export function GuestsOnly() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const isSignedIn = useSignedIn()
  const [arrivedAsGuest] = useState(!isSignedIn)

  useEffect(
    () =>
      session.subscribe((event) => {
        if (event.type === 'ended' && event.reason === 'unauthorized') void navigate(paths.logIn)
      }),
    [navigate],
  )

  if (!isSignedIn) return <Outlet />
  return (
    <Navigate
      to={readReturnPath(state) ?? paths.home}
      replace
      state={arrivedAsGuest ? welcome : null}
    />
  )
}
