import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { timing } from '../config/timing.ts'
import { recallScroll, rememberScroll } from '../lib/scrollMemory.ts'

/** Scrolls to a height that the page may reach only once its data is there; a touch of the reader ends the attempt. */
function scrollWhenTallEnough(top: number): () => void {
  const stop = new AbortController()
  const attempt = () => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) stop.abort()
  }
  const observer = new ResizeObserver(attempt)
  observer.observe(document.body)
  const timer = setTimeout(() => stop.abort(), timing.scrollRestoreMs)
  for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(sign, () => stop.abort(), { passive: true, signal: stop.signal })
  }
  stop.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  return () => stop.abort()
}

/** A new page starts at its top; Back and Forward return to where one was, even while the data is still arriving. */
export function ScrollKeeper() {
  const { key, pathname } = useLocation()
  const returning = useNavigationType() === NavigationType.Pop

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useEffect(() => {
    const remember = () => rememberScroll(key, window.scrollY)
    addEventListener('scrollend', remember)
    addEventListener('pagehide', remember)
    return () => {
      removeEventListener('scrollend', remember)
      removeEventListener('pagehide', remember)
    }
  }, [key])

  useEffect(() => {
    const top = returning ? recallScroll(key) : 0
    if (top) return scrollWhenTallEnough(top)
    if (!returning && !location.hash) window.scrollTo(0, 0)
    return undefined
    // A change of the query alone (a filter, a page of a table) is no new page: it stays where it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, returning ? key : ''])

  return null
}
