import { AuthLayout, TextLink, ThemeSwitch } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { ForgotPasswordForm } from '../../features/passwordReset/ForgotPasswordForm.tsx'
import { useArrival } from '../../lib/useArrival.ts'

/** `/forgotpassword` */
export function ForgotPasswordPage() {
  useArrival('Forgot password')

  return (
    <AuthLayout
      title="Forgot password?"
      tools={<ThemeSwitch />}
      lead="Tell us your email, and we send you a link to set a new password."
      footer={<TextLink href={paths.logIn}>Back to log in</TextLink>}
    >
      <ForgotPasswordForm />
    </AuthLayout>
  )
}
