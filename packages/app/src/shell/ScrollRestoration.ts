import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { timing } from '../config/timing.ts'

const storageKey = 'scroll'
const maxEntries = 50

/** The scroll position of each history entry of this tab in pixels, newest last. */
function readPositions(): [locationKey: string, top: number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

function savePosition(locationKey: string): void {
  const others = readPositions().filter(([key]) => key !== locationKey)
  const positions = [...others, [locationKey, window.scrollY]].slice(-maxEntries)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions))
  } catch {
    // Without storage, every page starts at the top.
  }
}

/** Scrolls to a position that the page may only reach once its data has loaded. Any user input stops it. */
function scrollWhenTallEnough(top: number): () => void {
  const done = new AbortController()
  const attempt = () => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) done.abort()
  }
  const observer = new ResizeObserver(attempt)
  observer.observe(document.body)
  const timer = setTimeout(() => done.abort(), timing.scrollRestoreMs)
  for (const input of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(input, () => done.abort(), { passive: true, signal: done.signal })
  }
  done.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  return () => done.abort()
}

/**
 * A new page starts at its top; Back and Forward return to where the page was left. React Router's own component needs a data router, and
 * the browser's restoration does not wait for a page whose list is still loading.
 */
export function ScrollRestoration() {
  const { key, pathname } = useLocation()
  const returning = useNavigationType() === NavigationType.Pop
  const previousPath = useRef<string>(undefined)

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  // A layout effect: the listener must be gone before the new page's height moves the scroll position.
  useLayoutEffect(() => {
    const save = () => savePosition(key)
    addEventListener('scrollend', save)
    addEventListener('pagehide', save)
    return () => {
      removeEventListener('scrollend', save)
      removeEventListener('pagehide', save)
    }
  }, [key])

  useEffect(() => {
    const before = previousPath.current
    previousPath.current = pathname
    const top = returning ? readPositions().find(([entry]) => entry === key)?.[1] : undefined
    if (top) return scrollWhenTallEnough(top)
    // A change of the query alone, such as a filter, keeps the position.
    const isNewPage = before === undefined ? !returning : before !== pathname
    if (isNewPage && !location.hash) window.scrollTo(0, 0)
    return undefined
  }, [key, pathname, returning])

  return null
}
