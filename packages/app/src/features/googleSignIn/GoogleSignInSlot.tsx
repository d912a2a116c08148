import { lazy, Suspense } from 'react'

import { useCapabilities } from '../../hooks/useCapabilities.ts'
import type { Purpose } from './useGoogleSignIn.ts'

const GoogleSignIn = lazy(() =>
  import('./GoogleSignIn.tsx').then((module) => ({ default: module.GoogleSignIn })),
)

/** The sign-in with Google, if there is a provider. */
export function GoogleSignInSlot({ purpose }: { purpose: Purpose }) {
  return useCapabilities().oidc ? (
    <Suspense>
      <GoogleSignIn purpose={purpose} />
    </Suspense>
  ) : null
}
