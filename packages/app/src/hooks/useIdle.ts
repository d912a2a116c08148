import { useEffect, useState } from 'react'

/** Runs a task when the browser is idle, and returns a function that cancels it. Safari has no `requestIdleCallback`. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

/** Whether the browser has been idle since the app started, which is when code that the page does not need first may load. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
