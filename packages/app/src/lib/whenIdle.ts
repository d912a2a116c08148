/**
 * Runs a task once the browser has nothing better to do, and says how to call it off. Safari has no
 * `requestIdleCallback`; there a short wait does.
 */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(task, 200)
  return () => clearTimeout(handle)
}
