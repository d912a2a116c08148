import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { timing } from '../config/timing.ts'

const storageKey = 'scroll'
const maxEntries = 50

/** The scroll position of each history entry of this tab in pixels, newest last. */
function readPositions(): [entry: string, top: number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

function savePosition(entry: string): void {
  const others = readPositions().filter(([other]) => other !== entry)
  const positions = [...others, [entry, window.scrollY]].slice(-maxEntries)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions))
  } catch {
    // Without storage, every page starts at the top.
  }
}

/** Whether the browser opened this document by a link or an address, not by Back, Forward or a reload. */
function isOpenedAnew(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'navigate'
}

/**
 * Returns to a position once the page's data has made it tall enough, and keeps it there while the last parts above it
 * load. Any user input stops it.
 */
function restorePosition(top: number): () => void {
  const done = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top)
    clearTimeout(timer)
    const isTallEnough = window.scrollY > top - 1
    if (isTallEnough) timer = setTimeout(() => done.abort(), timing.scrollSettlesMs)
  })
  observer.observe(document.body)
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
  const isPop = useNavigationType() === NavigationType.Pop
  const previousPath = useRef<string>(undefined)
  // The first entry of every document has the same key.
  const entry = `${pathname} ${key}`

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  // A layout effect: the listener must be gone before the new page's height moves the scroll position.
  useLayoutEffect(() => {
    const save = () => savePosition(entry)
    addEventListener('scrollend', save)
    addEventListener('pagehide', save)
    return () => {
      removeEventListener('scrollend', save)
      removeEventListener('pagehide', save)
    }
  }, [entry])

  useEffect(() => {
    const before = previousPath.current
    previousPath.current = pathname
    // React Router calls the first location of a document a Pop too.
    const isReturning = isPop && !(before === undefined && isOpenedAnew())
    const top = isReturning ? readPositions().find(([stored]) => stored === entry)?.[1] : undefined
    if (top) return restorePosition(top)
    // A change of the query alone, such as a filter, keeps the position.
    if (before !== undefined && before !== pathname && !location.hash) window.scrollTo(0, 0)
    return undefined
  }, [entry, pathname, isPop])

  return null
}
