import { readToken } from '@sluice/api/session'

import { paths } from '../config/paths.ts'
import { cookiesAreRead } from './cookiesAreRead.ts'
import { leaveFor } from './leaveFor.ts'

/*
 * At the head of every page for visitors: somebody who is signed in is led home before anything paints. A server that has read the
 * cookies has seen that nobody is; a page out of the browser's cache may be older than the log-in.
 */
function leaveIfSignedIn() {
  if (readToken(window) !== undefined) leaveFor(() => location.replace(paths.home))
}

/** Whoever goes to a part of a long page goes to where it is, which only a page that is laid out as a whole can tell. */
function layOutWhole() {
  delete document.documentElement.dataset['static']
}

if (location.hash) layOutWhole()
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a[href^="#"]')) layOutWhole()
})
if (cookiesAreRead()) addEventListener('load', leaveIfSignedIn)
else leaveIfSignedIn()
