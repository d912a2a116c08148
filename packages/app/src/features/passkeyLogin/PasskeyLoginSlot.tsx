import { lazy, Suspense } from 'react'

import { useCapabilities } from '../../hooks/useCapabilities.ts'

const PasskeyLogin = lazy(() =>
  import('./PasskeyLogin.tsx').then((module) => ({ default: module.PasskeyLogin })),
)

/** The log-in with a passkey, if the server has it. */
export function PasskeyLoginSlot() {
  // Only our own server has it. Decision 5.
  const { passkeys } = useCapabilities()
  return passkeys ? (
    <Suspense>
      <PasskeyLogin />
    </Suspense>
  ) : null
}
