import { prefetch, readToken } from '@sluice/api/session'

import { logInPath } from '../config/returnPath.ts'
import { idPlaceholder, paths } from '../config/paths.ts'
import { holdPresses } from './holdPresses.ts'

/*
 * Runs in the head of each page, before the first paint: it shows the theme, and sends merchants from guest pages to Home, and guests
 * from merchant pages to log in. A page that stays starts its first calls, while the app is still loading.
 */
const theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1]
if (theme) document.documentElement.dataset.theme = theme

const { audience, calls, static: isStatic } = document.currentScript?.dataset ?? {}
const token = readToken(window)
if (!isStatic) holdPresses()

if (audience === 'guest' && token !== undefined) {
  stop()
  location.replace(paths.home)
} else if (audience === 'merchant' && token === undefined) {
  stop()
  location.replace(logInPath(location))
} else if (audience === 'everyone' && calls) {
  // Pages of customers: their calls need no session, and contain the ID of the page's path.
  const id = location.pathname.split('/').findLast(Boolean) ?? ''
  prefetch(window, undefined, calls.replaceAll(idPlaceholder, id).split(' '))
} else if (token !== undefined && calls && !location.search) {
  prefetch(window, token, calls.split(' '))
}
