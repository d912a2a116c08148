/** Calls back at the first moment after the next paint. */
function afterPaint(then: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', then)
    port1.start()
    port2.postMessage(null)
  })
}

/** Whether rows are missing where the screen shows their place. */
function isBlank(): boolean {
  const last = [...document.querySelectorAll('tbody')].at(-1)
  if (!last) return true
  const missing = Number.parseFloat(getComputedStyle(last).paddingBlockEnd)
  return missing > 0 && last.getBoundingClientRect().bottom - missing < innerHeight
}

/** Marks in the performance timeline what is painted next, from `start` on, as `first-rows`. */
export function markFirstPaint(start: number): void {
  afterPaint(() => performance.measure('first-rows', { start, end: performance.now() }))
}

/**
 * Marks each click in the performance timeline as `load-more`, from the moment of the click to the first moment after it was painted; and as
 * `blank` if that paint left out what was in sight.
 */
export function markClicks(): void {
  addEventListener(
    'click',
    ({ timeStamp: start }) => {
      afterPaint(() => {
        performance.measure('load-more', { start, end: performance.now() })
        if (isBlank()) performance.mark('blank')
      })
    },
    { capture: true },
  )
}
