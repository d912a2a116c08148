import { Link } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { EmailVerification } from '../../features/verification/EmailVerification.tsx'
import { useLinkToken } from '../../hooks/useLinkToken.ts'
import { GuestPage } from '../../components/GuestPage/GuestPage.tsx'

/** `/verifyuser?token=…` */
export function VerifyUserPage() {
  const link = useLinkToken()

  return (
    <GuestPage title="Verify your email" footer={<Link href={paths.logIn}>Back to log in</Link>}>
      <EmailVerification link={link} />
    </GuestPage>
  )
}
