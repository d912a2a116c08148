import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'

import { firstToast } from '../lib/toasts.ts'
import { whenIdle } from '../lib/whenIdle.ts'

const Companions = lazy(async () => ({ default: (await import('./Companions.tsx')).Companions }))

const notYet = () => false

/**
 * The companions of every page, once the browser is idle: no page waits for them. The first toast brings them at once;
 * otherwise the toasts' regions are there before they speak, as a screen reader needs it.
 */
export function LateCompanions() {
  const wanted = useSyncExternalStore(firstToast.subscribe, firstToast.isWanted, notYet)
  const [idle, setIdle] = useState(false)

  useEffect(() => whenIdle(() => setIdle(true)), [])

  return wanted || idle ? (
    <Suspense>
      <Companions />
    </Suspense>
  ) : null
}
