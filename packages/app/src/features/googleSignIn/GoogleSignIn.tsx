import { GoogleButton } from '@sluice/ui'

import { PrivacyLink, TermsLink } from '../../components/LegalLinks.tsx'
import { offered } from '../../config/offered.css.ts'
import { useCapabilities } from '../../hooks/useCapabilities.ts'
import { useGoogleSignIn, type Purpose } from './useGoogleSignIn.ts'
import { SecondFactorForm } from '../../components/secondFactor/SecondFactorForm.tsx'

/** The Google button and its sign-in, if there is a provider. After that, the route guard notices the session. */
export function GoogleSignIn({ purpose }: { purpose: Purpose }) {
  const { oidc } = useCapabilities()
  const { phase, failure, codeRequest, begin, cancel } = useGoogleSignIn(purpose)

  if (!oidc) return null
  if (codeRequest) return <SecondFactorForm {...codeRequest} />
  return (
    <GoogleButton
      className={offered.provider}
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
