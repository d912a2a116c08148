/**
 * Runs a task once what has changed is on the screen and the browser has nothing better to do, and says how to call it off.
 * Safari has no `requestIdleCallback`; there a short wait does.
 */
export function whenIdle(task: () => void): () => void {
  const idle = typeof requestIdleCallback === 'function'
  let handle: number | undefined
  // Before the next frame an idle moment would only be a gap between two steps of the same drawing.
  const frame = requestAnimationFrame(() => {
    handle = idle ? requestIdleCallback(task, { timeout: 2000 }) : window.setTimeout(task, 200)
  })
  return () => {
    cancelAnimationFrame(frame)
    if (handle === undefined) return
    if (idle) cancelIdleCallback(handle)
    else clearTimeout(handle)
  }
}
