import { Link } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { ForgotPasswordForm } from '../../features/passwordReset/ForgotPasswordForm.tsx'
import { GuestPage } from '../../components/GuestPage/GuestPage.tsx'
import { useText } from '../../messages/TextProvider.tsx'

/** `/forgotpassword` */
export function ForgotPasswordPage() {
  const t = useText()
  return (
    <GuestPage
      title={t('passwordReset.linkText')}
      lead={t('passwordReset.enterEmailSendLink')}
      footer={<Link href={paths.logIn}>{t('passwordReset.backLog')}</Link>}
    >
      <ForgotPasswordForm />
    </GuestPage>
  )
}
