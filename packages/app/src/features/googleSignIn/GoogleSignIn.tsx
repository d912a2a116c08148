import { GoogleButton } from '@sluice/ui'

import { PrivacyLink, TermsLink } from '../../components/LegalLinks.tsx'
import { lazyPart } from '../../components/lazyPart.tsx'
import { offered } from '../../config/offered.css.ts'
import { useGoogleSignIn, type Purpose } from './useGoogleSignIn.ts'

const SecondFactorForm = lazyPart('The second step of the log-in', () =>
  import('../../components/secondFactor/SecondFactorForm.tsx').then(
    (module) => module.SecondFactorForm,
  ),
)

/** The Google button and its sign-in. After that, the route guard notices the session. */
export function GoogleSignIn({ purpose }: { purpose: Purpose }) {
  const { phase, failure, codeRequest, begin, cancel } = useGoogleSignIn(purpose)

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
