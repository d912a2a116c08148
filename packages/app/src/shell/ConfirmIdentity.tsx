import { lazy, Suspense, useEffect, useState } from 'react'

import { handleConfirmations } from '../config/confirmation.ts'
import { useCapabilities } from '../hooks/useCapabilities.ts'

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
  const { confirm_changes } = useCapabilities()
  const [close, setClose] = useState<OnClose>()

  useEffect(() => {
    if (!confirm_changes) return undefined
    let leave: OnClose = () => undefined
    handleConfirmations(
      () =>
        new Promise((resolve) => {
          leave = resolve
          setClose(() => (confirmed: boolean) => {
            setClose(undefined)
            resolve(confirmed)
          })
        }),
    )
    return () => {
      handleConfirmations(undefined)
      leave(false)
    }
  }, [confirm_changes])

  return (
    close && (
      <Suspense>
        <Dialog onClose={close} />
      </Suspense>
    )
  )
}
