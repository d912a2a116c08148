import { GoogleButton } from '@sluice/ui'
import { lazy, Suspense, useRef } from 'react'

import { PrivacyLink, TermsLink } from '../../components/LegalLinks.tsx'
import { useEarlyPress } from '../../hooks/useEarlyPress.ts'
import { useGoogleSignIn, type Purpose } from './useGoogleSignIn.ts'

const SecondFactorForm = lazy(async () => ({
  default: (await import('../../components/secondFactor/SecondFactorForm.tsx')).SecondFactorForm,
}))

/** The Google button and its sign-in. After that, the route guard notices the session. */
export function GoogleSignIn({ purpose }: { purpose: Purpose }) {
  const { phase, failure, codeRequest, begin, cancel } = useGoogleSignIn(purpose)
  const ref = useRef<HTMLDivElement>(null)

  function press() {
    window.pressed = null
    begin()
  }

  useEarlyPress(ref, press)

  if (codeRequest) {
    return (
      <Suspense>
        <SecondFactorForm {...codeRequest} />
      </Suspense>
    )
  }
  return (
    <GoogleButton
      ref={ref}
      loading={phase !== 'idle'}
      loadingText={phase === 'sending' ? 'Logging in…' : undefined}
      error={failure}
      consent={
        <>
          By continuing with Google you accept the <TermsLink /> and the <PrivacyLink />.
        </>
      }
      onContinue={press}
      onCancel={phase === 'waiting' ? cancel : undefined}
    />
  )
}
