import { LinkButton, TextLink } from '@sluice/ui'
import { useEffect } from 'react'

import { paths } from '../../config/paths.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { NewPasswordForm } from '../../features/passwordReset/NewPasswordForm.tsx'
import { missingToken } from '../../hooks/linkToken.ts'
import { showToast } from '../../lib/toasts.ts'
import { useLinkToken } from '../../hooks/useLinkToken.ts'
import { GuestPage } from '../../components/GuestPage/GuestPage.tsx'

/** `/resetPassword?token=…` */
export function ResetPasswordPage() {
  const link = useLinkToken()
  const isMissing = link.status === 'missing'

  useEffect(() => {
    if (isMissing) showToast('error', missingToken)
  }, [isMissing])

  return (
    <GuestPage
      title="Reset password"
      lead="Choose the password that you will log in with from now on."
      footer={<TextLink href={paths.logIn}>Back to log in</TextLink>}
    >
      <meta name="referrer" content="no-referrer" />
      {isMissing ? (
        <>
          <FormFailure title={missingToken}>
            Open the link from the email again, or ask for a new one.
          </FormFailure>
          <LinkButton href={paths.forgotPassword} wide>
            Get a new link
          </LinkButton>
        </>
      ) : (
        <NewPasswordForm token={link.status === 'found' ? link.token : ''} />
      )}
    </GuestPage>
  )
}
