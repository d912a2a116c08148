import { useEffect } from 'react'

import { paths } from '../config/paths.ts'
import { useSignedIn } from '../hooks/useSignedIn.ts'
import { routes } from '../routes/routes.ts'

/** Prefetches the code of pages that are likely to be opened next, when the browser is idle. */
export function RoutePrefetcher() {
  const signedIn = useSignedIn()

  useEffect(
    () =>
      whenIdle(() => {
        const likely = routes.filter(({ audience, isStatic, path }) =>
          signedIn
            ? audience === 'merchant'
            : (audience === 'guest' && !isStatic) || path === paths.home,
        )
        void Promise.allSettled(likely.map(async (route) => route.load()))
      }),
    [signedIn],
  )

  return null
}

/** Runs a task when the browser is idle, and returns a function that cancels it. Safari has no `requestIdleCallback`. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}
