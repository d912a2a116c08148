import { prefetch, readToken } from '@sluice/api/session'

import { idPlaceholder, paths } from '../config/paths.ts'

/*
 * Runs in the head of each page, before the first paint. Merchants are sent from guest pages to Home, guests from merchant pages to
 * log in. A page that stays starts its first calls, while the app is still loading.
 */
const { audience, calls } = document.currentScript?.dataset ?? {}
const token = readToken(window)

if (audience === 'guest' && token !== undefined) {
  stop()
  location.replace(paths.home)
} else if (audience === 'merchant' && token === undefined) {
  stop()
  // React Router keeps the state of a history entry in `usr`; log in reads the way back from it.
  const from = location.pathname + location.search
  history.replaceState({ usr: { from }, key: 'default', idx: 0 }, '', paths.logIn)
  location.reload()
} else if (audience === 'everyone' && calls) {
  // Pages of customers: their calls need no session, and contain the ID of the page's path.
  const id = location.pathname.split('/').findLast(Boolean) ?? ''
  prefetch(window, undefined, calls.replaceAll(idPlaceholder, id).split(' '))
} else if (token !== undefined && calls && !location.search) {
  prefetch(window, token, calls.split(' '))
}
