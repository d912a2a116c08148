/** Marks each click in the performance timeline as `load-more`, from the moment of the click to the first moment after it was painted. */
export function markClicks(): void {
  addEventListener(
    'click',
    ({ timeStamp: start }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => {
          performance.measure('load-more', { start, end: performance.now() })
        })
        port1.start()
        port2.postMessage(null)
      })
    },
    { capture: true },
  )
}
