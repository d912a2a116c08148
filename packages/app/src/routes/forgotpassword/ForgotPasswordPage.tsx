import { Link } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { ForgotPasswordForm } from '../../features/passwordReset/ForgotPasswordForm.tsx'
import { GuestPage } from '../../components/GuestPage/GuestPage.tsx'

/** `/forgotpassword` */
export function ForgotPasswordPage() {
  return (
    <GuestPage
      title="Forgot password?"
      lead="Enter your email and we will send you a link to set a new password."
      footer={<Link href={paths.logIn}>Back to log in</Link>}
    >
      <ForgotPasswordForm />
    </GuestPage>
  )
}
