import { useEffect, useLayoutEffect, useRef } from 'react'
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
  const shown = useRef<string>(undefined)

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  // With the new page in place, the height that the browser falls back to is not where the old one was left: its
  // listener goes at once, and not after the paint.
  useLayoutEffect(() => {
    const remember = () => rememberScroll(key, window.scrollY)
    addEventListener('scrollend', remember)
    addEventListener('pagehide', remember)
    return () => {
      removeEventListener('scrollend', remember)
      removeEventListener('pagehide', remember)
    }
  }, [key])

  useEffect(() => {
    const before = shown.current
    shown.current = pathname
    const top = returning ? recallScroll(key) : undefined
    if (top) return scrollWhenTallEnough(top)
    // A change of the query alone (a filter, an open transaction) is no new page: it stays where it is.
    const arrived = before === undefined ? !returning : before !== pathname
    if (arrived && !location.hash) window.scrollTo(0, 0)
    return undefined
  }, [key, pathname, returning])

  return null
}
