import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

let firstKey: string | undefined
let hasNavigated = false

/**
 * Moves focus to the heading of a page that a navigation within the app leads to, so that a screen reader announces it and Tab goes on from
 * there. On the page that the browser opened itself, focus stays where the browser puts it.
 */
export function useRouteFocus(): void {
  const { key } = useLocation()

  // A layout effect, so that focus never moves after the user has begun to type.
  useLayoutEffect(() => {
    firstKey ??= key
    hasNavigated ||= key !== firstKey
    if (!hasNavigated) return
    const heading = document.querySelector<HTMLElement>('main h1, h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    // Only when the page appears: a change of its query leaves focus alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
