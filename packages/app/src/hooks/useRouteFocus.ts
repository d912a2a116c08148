import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

let firstKey: string | undefined
let hasNavigated = false

/**
 * Moves focus to the page's heading after a navigation within the app, so that screen readers announce it and Tab
 * continues from there. On the first page, focus stays where the browser puts it.
 */
export function useRouteFocus(): void {
  const { key } = useLocation()

  // A layout effect, so that focus does not move once the user has started to type.
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
