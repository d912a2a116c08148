import { GoogleButton } from '@sluice/ui'

import { PrivacyLink, TermsLink } from '../../components/LegalLinks.tsx'
import { useGoogleSignIn, type Purpose } from './useGoogleSignIn.ts'

/** The Google button and its sign-in. After that, the route guard notices the session. */
export function GoogleSignIn({ purpose }: { purpose: Purpose }) {
  const { phase, failure, begin, cancel } = useGoogleSignIn(purpose)
  return (
    <GoogleButton
      loading={phase !== 'idle'}
      loadingText={phase === 'sending' ? 'Logging in…' : undefined}
      error={failure}
      consent={
        <>
          By continuing with Google you accept the <TermsLink /> and the <PrivacyLink />.
        </>
      }
      onContinue={begin}
      onCancel={phase === 'waiting' ? cancel : undefined}
    />
  )
}
