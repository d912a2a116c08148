/** What stands behind the page's address once it can be used: that is told without anybody watching the page's scripts. */
export const usableMark = '#usable'

/** How often a page is looked at: not with every frame, since asking for one has the browser draw where it would rest. */
const lookMs = 8

/**
 * A script that writes down, as `window.seen`, what the browser tells of a page's beginning. `usable` is the expression
 * that becomes true once the page can be used.
 */
export function recorder(usable: string): string {
  return `{
  const seen = { largestPaint: 0, layoutShift: 0, usable: 0, unusable: 0 }
  window.seen = seen
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => { seen.largestPaint = entry.startTime })
  watch('layout-shift', (entry) => { seen.layoutShift += entry.value })
  const look = () => {
    if (${usable}) {
      requestAnimationFrame(() => {
        seen.usable = performance.now()
        history.replaceState(history.state, '', '${usableMark}')
      })
    } else {
      seen.unusable = performance.now()
      setTimeout(look, ${lookMs})
    }
  }
  setTimeout(look)
}`
}

/**
 * An expression: what the recorder wrote down, the bytes of the scripts that were asked for before the page was usable, as sent and
 * without their headers, and how many files were, with the page itself. What is asked for in the frame in which it becomes usable is
 * what an idle browser fetches ahead.
 */
export const seen = `(() => {
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => /\\.(?:js|css|woff2)$/.test(name) && startTime < window.seen.unusable)
  const js = files
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  return { ...window.seen, js, requests: files.length + 1 }
})()`
