import { GoogleButton } from '@sluice/ui'

import { PrivacyLink, TermsLink } from '../../components/LegalLinks.tsx'
import { offered } from '../../config/offered.css.ts'
import { useOperatorConfig } from '../../hooks/useOperatorConfig.ts'
import { useGoogleSignIn, type Purpose } from './useGoogleSignIn.ts'
import { SecondFactorForm } from '../../components/secondFactor/SecondFactorForm.tsx'
import { Trans } from '../../messages/Trans.tsx'
import { useText } from '../../messages/TextProvider.tsx'

/** The Google button and its sign-in, if there is a provider. After that, the route guard notices the session. */
export function GoogleSignIn({ purpose }: { purpose: Purpose }) {
  const t = useText()
  const { identity_provider } = useOperatorConfig()
  const { phase, failure, codeRequest, begin, cancel } = useGoogleSignIn(purpose)

  if (!identity_provider) return null
  if (codeRequest) return <SecondFactorForm {...codeRequest} />
  return (
    <GoogleButton
      className={offered.provider}
      loading={phase !== 'idle'}
      loadingText={phase === 'sending' ? t('googleSignIn.loggingIn') : undefined}
      error={failure}
      consent={
        <Trans
          id="googleSignIn.consent"
          values={{ terms: <TermsLink />, privacy: <PrivacyLink /> }}
        />
      }
      onContinue={begin}
      onCancel={phase === 'waiting' ? cancel : undefined}
    />
  )
}
