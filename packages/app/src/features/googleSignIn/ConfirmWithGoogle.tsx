import { GoogleButton } from '@sluice/ui'

import { useText } from '../../messages/TextProvider.tsx'
import { useGoogleAccount } from './useGoogleAccount.ts'

export interface ConfirmWithGoogleProps {
  /** Takes the ID token, and returns why it was not accepted. */
  onToken: (identityToken: string) => Promise<string | undefined>
}

/** Asks Google again who the merchant is. */
export function ConfirmWithGoogle({ onToken }: ConfirmWithGoogleProps) {
  const t = useText()
  const { phase, failure, begin, cancel } = useGoogleAccount(({ identityToken }) =>
    onToken(identityToken),
  )
  return (
    <GoogleButton
      loading={phase !== 'idle'}
      loadingText={phase === 'sending' ? t('googleSignIn.confirming') : undefined}
      error={failure}
      // The account exists.
      consent={null}
      onContinue={begin}
      onCancel={phase === 'waiting' ? cancel : undefined}
    />
  )
}
