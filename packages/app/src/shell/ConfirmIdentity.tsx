import { useEffect, useState, type ReactNode } from 'react'

import { handleConfirmations } from '../config/confirmation.ts'
import { useTexts } from '../messages/TextProvider.tsx'

/** Asks the merchant to confirm that it is them when a call needs it. The call waits. D42. */
export function ConfirmIdentity() {
  const texts = useTexts()
  const [dialog, setDialog] = useState<ReactNode>()

  useEffect(() => {
    let leave: (confirmed: boolean) => void = () => undefined
    const stop = handleConfirmations(
      () =>
        new Promise((resolve) => {
          leave = resolve
          const close = (confirmed: boolean) => {
            setDialog(undefined)
            resolve(confirmed)
          }
          void Promise.all([import('./ConfirmIdentityWithGoogle.tsx'), texts.load('login')]).then(
            ([{ ConfirmIdentityWithGoogle: Dialog }]) => setDialog(<Dialog onClose={close} />),
            // Without the dialog, nothing is confirmed.
            () => resolve(false),
          )
        }),
    )
    return () => {
      stop()
      leave(false)
    }
  }, [texts])

  return dialog
}
