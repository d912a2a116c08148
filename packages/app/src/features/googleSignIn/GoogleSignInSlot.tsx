import { lazyPart } from '../../components/lazyPart.tsx'
import { useCapabilities } from '../../hooks/useCapabilities.ts'
import type { Purpose } from './useGoogleSignIn.ts'

const GoogleSignIn = lazyPart('Google sign-in', () =>
  import('./GoogleSignIn.tsx').then((module) => module.GoogleSignIn),
)

/** The sign-in with Google, if there is a provider. */
export function GoogleSignInSlot({ purpose }: { purpose: Purpose }) {
  return useCapabilities().oidc ? <GoogleSignIn purpose={purpose} /> : null
}
