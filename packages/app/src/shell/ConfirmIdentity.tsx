import { lazy, Suspense, useEffect, useState } from 'react'

import { capabilities } from '../config/capabilities.ts'
import { handleConfirmations } from '../config/confirmation.ts'

type OnClose = (confirmed: boolean) => void

/** Stands for the dialog if its code cannot be loaded: nothing is confirmed. */
function NotLoaded({ onClose }: { onClose: OnClose }) {
  useEffect(() => onClose(false))
  return null
}

const Dialog = lazy(async () => ({
  default: await import('./ConfirmIdentityWithGoogle.tsx').then(
    (module) => module.ConfirmIdentityWithGoogle,
    () => NotLoaded,
  ),
}))

/** Asks the merchant to confirm that it is them when a call needs it. The call waits. Decision 42. */
export function ConfirmIdentity() {
  const [close, setClose] = useState<OnClose>()

  useEffect(() => {
    let leave: OnClose = () => undefined
    const stop = handleConfirmations(
      () =>
        new Promise((resolve) => {
          // Decision 5.
          if (!capabilities().confirm_changes) return resolve(false)
          leave = resolve
          setClose(() => (confirmed: boolean) => {
            setClose(undefined)
            resolve(confirmed)
          })
        }),
    )
    return () => {
      stop()
      leave(false)
    }
  }, [])

  return <Suspense>{close && <Dialog onClose={close} />}</Suspense>
}
