import { brandName } from '@sluice/ui'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

let firstKey: string | undefined
let moved = false
let lastTitle = ''

/** For a prerender: the name of the page that was rendered last. */
export function titleOfArrival(): string {
  return lastTitle
}

/** Whether this is the page that the browser itself opened: there, focus is left to the browser. */
function isFirstPage(key: string): boolean {
  firstKey ??= key
  moved ||= key !== firstKey
  return !moved
}

/**
 * What every page does when it comes up: it names the document and, unless the browser has just opened it, moves focus
 * to the page's heading, so that a screen reader says where one is and Tab goes on from there. With it comes the product's own face, if
 * it was still on its way when the first page was drawn.
 */
export function useRouteFocus(title: string): void {
  const { key } = useLocation()
  if (import.meta.env.SSR) lastTitle = title

  useEffect(() => {
    document.title = `${title} · ${brandName}`
  }, [title])

  // With the page itself, not after it: focus is never taken from somebody who has already begun.
  useLayoutEffect(() => {
    if (isFirstPage(key)) return
    delete document.documentElement.dataset['opened']
    if (window.comingFace) document.fonts.add(window.comingFace)
    const heading = document.querySelector<HTMLElement>('main h1, h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    // Only coming to the page counts: a change of the query on the same page leaves focus where it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
