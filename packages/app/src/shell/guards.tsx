import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom'

import { welcome } from '../config/navigationState.ts'
import { paths } from '../config/paths.ts'
import { logInPath, returnPath } from '../config/returnPath.ts'
import { session, wasSignedOut } from '../config/session.ts'
import { useSignedIn } from '../hooks/useSignedIn.ts'

/**
 * Merchant pages: guests are redirected to log in and return afterwards, unless they had logged out. Specification,
 * sections 2 and 6.
 */
export function MerchantsOnly() {
  const location = useLocation()
  if (useSignedIn(true)) return <Outlet />
  return <Navigate to={wasSignedOut() ? paths.logIn : logInPath(location)} replace />
}

/**
 * Guest pages: merchants are redirected to Home, or to the page that log in interrupted. A 401 leads to log in from these
 * pages too. Specification, section 2.
 */
export function GuestsOnly() {
  const { search } = useLocation()
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
      to={returnPath(search) ?? paths.home}
      replace
      state={arrivedAsGuest ? welcome : null}
    />
  )
}
