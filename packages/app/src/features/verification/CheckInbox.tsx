import { useResendVerificationMutation } from '@sluice/api'
import { Button, InlineAlert } from '@sluice/ui'

import { useText } from '../../messages/TextProvider.tsx'

export interface CheckInboxProps {
  /** The email of the account. */
  email: string
}

/** For an account that waits to be verified: where the link went, with a button that sends it again. */
export function CheckInbox({ email }: CheckInboxProps) {
  const t = useText()
  const [resend, { isLoading, isSuccess, isError }] = useResendVerificationMutation()

  return (
    <>
      <InlineAlert
        title={t('verification.checkInbox')}
        actions={
          <Button
            tone="secondary"
            size="small"
            loading={isLoading}
            loadingText={t('verification.busySending')}
            onClick={() => void resend({ email })}
          >
            {t('verification.sendAgain')}
          </Button>
        }
      >
        {t('verification.sentLink', { email })}
      </InlineAlert>
      {isSuccess && <InlineAlert tone="success">{t('verification.sentAnotherLink')}</InlineAlert>}
      {isError && <InlineAlert tone="danger">{t('verification.linkNotSentPlease')}</InlineAlert>}
    </>
  )
}
