import { lazy, Suspense } from 'react'

import { useCapabilities } from '../../hooks/useCapabilities.ts'
import { slot } from './PasskeyLoginSlot.css.ts'

const PasskeyLogin = lazy(() =>
  import('./PasskeyLogin.tsx').then((module) => ({ default: module.PasskeyLogin })),
)

/** The log-in with a passkey, if the server has it. Its space is reserved in the prerendered page. */
export function PasskeyLoginSlot() {
  // Only our own server has it. Decision 5.
  const { passkeys } = useCapabilities()
  return (
    <div className={slot}>
      <Suspense>{passkeys && <PasskeyLogin />}</Suspense>
    </div>
  )
}
