import { GoogleButton } from '@sluice/ui'

import { googleProvider } from '../../config/google.ts'
import { useCapabilities } from '../../hooks/useCapabilities.ts'
import * as css from './GoogleSignInSlot.css.ts'
import { useGoogleSignIn } from './useGoogleSignIn.ts'

// Known while prerendering, unlike a provider that the server announces.
const isOfBuild = Boolean(import.meta.env.VITE_OIDC_CLIENT_ID)

interface GoogleSignInProps {
  /** The page. An account without an email has a different message on sign-up. */
  purpose: 'logIn' | 'signUp'
}

/** The sign-in with Google, if there is a provider. Its space is reserved in the prerendered page. */
export function GoogleSignInSlot({ purpose }: GoogleSignInProps) {
  const isOffered = googleProvider(useCapabilities()) !== undefined
  return (
    <div className={isOfBuild ? css.slotOfBuild : css.slot}>
      {isOffered && <GoogleSignIn purpose={purpose} />}
    </div>
  )
}

/** The button and its sign-in. After that, the route guard notices the session. */
function GoogleSignIn({ purpose }: GoogleSignInProps) {
  const { phase, failure, begin, cancel } = useGoogleSignIn(purpose)
  return (
    <GoogleButton
      busy={phase !== 'idle'}
      busyLabel={phase === 'sending' ? 'Logging in…' : undefined}
      failure={failure}
      onContinue={begin}
      onCancel={phase === 'waiting' ? cancel : undefined}
    />
  )
}
