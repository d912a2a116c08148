import { useEffect } from 'react'

import { paths } from '../config/paths.ts'
import { whenIdle } from '../hooks/useIdle.ts'
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
