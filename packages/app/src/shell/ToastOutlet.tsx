import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'

import { firstToast } from '../lib/toasts.ts'
import { whenIdle } from '../lib/whenIdle.ts'

const Toaster = lazy(async () => ({ default: (await import('../lib/toaster.ts')).Toaster }))

const notYet = () => false

/**
 * Where toasts appear. A screen reader listens only to regions that it knew before they spoke, so they come as soon as
 * the browser is idle, or with the first toast.
 */
export function ToastOutlet() {
  const wanted = useSyncExternalStore(firstToast.subscribe, firstToast.isWanted, notYet)
  const [idle, setIdle] = useState(false)

  useEffect(() => whenIdle(() => setIdle(true)), [])

  return wanted || idle ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
