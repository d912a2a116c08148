import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

import { paths } from '../config/paths.ts'
import { whenIdle } from '../hooks/whenIdle.ts'
import { useSignedIn } from '../hooks/useSignedIn.ts'
import { useTexts } from '../messages/TextProvider.tsx'
import { routeAt, routes } from '../routes/routes.ts'

/** Prefetches the code and the messages of pages that are likely to be opened next, one whenever the browser is idle. */
export function RoutePrefetcher() {
  const signedIn = useSignedIn()
  const texts = useTexts()
  const { pathname } = useLocation()
  // Customers who pay go nowhere else.
  const isForEveryone = routeAt(pathname)?.audience === 'everyone'

  useEffect(() => {
    if (isForEveryone) return undefined
    const likely = routes.filter(({ audience, isStatic, path }) =>
      signedIn
        ? audience === 'merchant'
        : (audience === 'guest' && !isStatic) || path === paths.home,
    )
    let isOver = false
    async function prefetch(): Promise<void> {
      // All at once would hold up what the page itself asks for, and the first clicks.
      for (const route of likely) {
        await new Promise<void>((resolve) => void whenIdle(resolve))
        if (isOver) return
        // A page whose code is missing says so when it is opened.
        await Promise.all([route.load(), ...route.messages.map((area) => texts.load(area))]).catch(
          () => undefined,
        )
      }
    }
    void prefetch()
    return () => {
      isOver = true
    }
  }, [isForEveryone, signedIn, texts])

  return null
}
