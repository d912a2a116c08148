import { lazy, Suspense } from 'react'

import { googleProvider } from '../../config/google.ts'
import { useCapabilities } from '../../hooks/useCapabilities.ts'
import * as css from './GoogleSignInSlot.css.ts'
import type { Purpose } from './useGoogleSignIn.ts'

const GoogleSignIn = lazy(() =>
  import('./GoogleSignIn.tsx').then((module) => ({ default: module.GoogleSignIn })),
)

// Known while prerendering, unlike a provider that the server announces.
const isOfBuild = Boolean(import.meta.env.VITE_OIDC_CLIENT_ID)

/** The sign-in with Google, if there is a provider. Its space is reserved in the prerendered page. */
export function GoogleSignInSlot({ purpose }: { purpose: Purpose }) {
  const isOffered = googleProvider(useCapabilities()) !== undefined
  return (
    <div className={isOfBuild ? css.slotOfBuild : css.slot}>
      <Suspense>{isOffered && <GoogleSignIn purpose={purpose} />}</Suspense>
    </div>
  )
}
