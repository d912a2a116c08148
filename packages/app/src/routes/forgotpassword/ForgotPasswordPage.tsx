import { TextLink } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { ForgotPasswordForm } from '../../features/passwordReset/ForgotPasswordForm.tsx'
import { useArrival } from '../../lib/useArrival.ts'
import { VisitorPage } from '../../lib/VisitorPage/VisitorPage.tsx'

/** `/forgotpassword` */
export function ForgotPasswordPage() {
  useArrival('Forgot password')

  return (
    <VisitorPage
      title="Forgot password?"
      lead="Tell us your email, and we send you a link to set a new password."
      footer={<TextLink href={paths.logIn}>Back to log in</TextLink>}
    >
      <ForgotPasswordForm />
    </VisitorPage>
  )
}
