import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

import { paths } from '../config/paths.ts'
import { whenIdle } from '../hooks/useIdle.ts'
import { useSignedIn } from '../hooks/useSignedIn.ts'
import { routeAt, routes } from '../routes/routes.ts'

/** Prefetches the code of pages that are likely to be opened next, when the browser is idle. */
export function RoutePrefetcher() {
  const signedIn = useSignedIn()
  const { pathname } = useLocation()
  // Customers who pay go nowhere else.
  const isForEveryone = routeAt(pathname)?.audience === 'everyone'

  useEffect(() => {
    if (isForEveryone) return undefined
    return whenIdle(() => {
      const likely = routes.filter(({ audience, isStatic, path }) =>
        signedIn
          ? audience === 'merchant'
          : (audience === 'guest' && !isStatic) || path === paths.home,
      )
      void Promise.allSettled(likely.map(async (route) => route.load()))
    })
  }, [isForEveryone, signedIn])

  return null
}
