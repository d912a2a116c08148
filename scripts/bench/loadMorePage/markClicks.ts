/** Calls back at the first moment after the next paint. */
function afterPaint(then: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', then)
    port1.start()
    port2.postMessage(null)
  })
}

/** Marks in the performance timeline what is painted next, from `start` on, as `first-rows`. */
export function markFirstPaint(start: number): void {
  afterPaint(() => performance.measure('first-rows', { start, end: performance.now() }))
}

/** Records each click as a `load-more` measure, from the click to the first moment after the next paint. */
export function markClicks(): void {
  addEventListener(
    'click',
    ({ timeStamp: start }) => {
      afterPaint(() => performance.measure('load-more', { start, end: performance.now() }))
    },
    { capture: true },
  )
}
