import { GoogleButton } from '@sluice/ui'

import type { GoogleEntryProps } from './GoogleEntry.tsx'
import { useGoogleSignIn } from './useGoogleSignIn.ts'

/** The Google button with all that a press sets going. What comes after is the guard's business: it notices the session. */
export function GoogleSignIn({ purpose }: GoogleEntryProps) {
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
