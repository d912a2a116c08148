import { askEarly, readToken } from '@sluice/api/session'

import { paths } from '../config/paths.ts'
import { cookiesAreRead } from './cookiesAreRead.ts'
import { leaveFor } from './leaveFor.ts'

/*
 * At the head of every merchant's page. Somebody who is signed out is led to log-in before anything paints, and back
 * again afterwards: the state is what React Router keeps with an address. For anybody else the page's data is asked for, once the
 * browser has drawn the page: the app that will show it is on its way for longer than the answers, and asking takes time from drawing.
 */
const calls = document.currentScript?.dataset['calls']?.split(' ') ?? []

/** The token of whoever is signed in; anybody else leaves. */
function tokenOrLeave(): string | undefined {
  const token = readToken(window)
  if (token === undefined) {
    leaveFor(() => {
      const from = location.pathname + location.search
      history.replaceState({ usr: { from }, key: 'default', idx: 0 }, '', paths.logIn)
      location.reload()
    })
  }
  return token
}

if (cookiesAreRead() || tokenOrLeave() !== undefined) {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const token = tokenOrLeave()
      // With a query the page asks for something else.
      if (token !== undefined && !location.search) askEarly(window, token, calls)
    }),
  )
}
