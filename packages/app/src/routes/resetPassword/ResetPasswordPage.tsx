import { LinkButton, Link } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { NewPasswordForm } from '../../features/passwordReset/NewPasswordForm.tsx'
import { missingToken } from '../../hooks/linkToken.ts'
import { useLinkToken } from '../../hooks/useLinkToken.ts'
import { GuestPage } from '../../components/GuestPage/GuestPage.tsx'

/** `/resetPassword?token=…` */
export function ResetPasswordPage() {
  const link = useLinkToken()
  const isMissing = link.status === 'missing'

  return (
    <GuestPage
      title="Reset password"
      lead="Choose a new password for your account."
      footer={<Link href={paths.logIn}>Back to log in</Link>}
    >
      {isMissing ? (
        <>
          <FormFailure title={missingToken}>
            Open the link in the email again, or request a new one.
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
