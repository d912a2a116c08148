import { TextLink } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { EmailVerification } from '../../features/verification/EmailVerification.tsx'
import { useArrival } from '../../lib/useArrival.ts'
import { useLinkToken } from '../../lib/useLinkToken.ts'
import { VisitorPage } from '../../lib/VisitorPage/VisitorPage.tsx'

/** `/verifyuser?token=…` */
export function VerifyUserPage() {
  useArrival('Verify your email')
  const link = useLinkToken()

  return (
    <VisitorPage
      title="Verify your email"
      footer={<TextLink href={paths.logIn}>Back to log in</TextLink>}
    >
      <meta name="referrer" content="no-referrer" />
      <EmailVerification link={link} />
    </VisitorPage>
  )
}
