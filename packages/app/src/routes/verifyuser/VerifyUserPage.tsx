import { Link } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { EmailVerification } from '../../features/verification/EmailVerification.tsx'
import { useLinkToken } from '../../hooks/useLinkToken.ts'
import { GuestPage } from '../../components/GuestPage/GuestPage.tsx'
import { useText } from '../../messages/TextProvider.tsx'

/** `/verifyuser?token=…` */
export function VerifyUserPage() {
  const t = useText()
  const link = useLinkToken()

  return (
    <GuestPage
      title={t('verification.verifyEmail')}
      footer={<Link href={paths.logIn}>{t('verification.backLog')}</Link>}
    >
      <EmailVerification link={link} />
    </GuestPage>
  )
}
