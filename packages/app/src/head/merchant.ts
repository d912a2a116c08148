import { askEarly, readToken } from '@sluice/api/session'

import { paths } from '../config/paths.ts'
import { leaveFor } from './leaveFor.ts'

/*
 * At the head of every merchant's page. Somebody who is signed out is led to log-in before anything paints, and back
 * again afterwards: the state is what React Router keeps with an address. For anybody else the page's data is asked for.
 */
const token = readToken(window)
if (token === undefined) {
  leaveFor(() => {
    const from = location.pathname + location.search
    history.replaceState({ usr: { from }, key: 'default', idx: 0 }, '', paths.logIn)
    location.reload()
  })
} else if (!location.search) {
  // With a query the page asks for something else.
  askEarly(window, token, document.currentScript?.dataset['calls']?.split(' ') ?? [])
}
