import { AuthLayout, TextLink, ThemeSwitch } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { EmailVerification } from '../../features/verification/EmailVerification.tsx'
import { useArrival } from '../../lib/useArrival.ts'
import { useLinkToken } from '../../lib/useLinkToken.ts'

/** `/verifyuser?token=…` */
export function VerifyUserPage() {
  useArrival('Verify your email')
  const link = useLinkToken()

  return (
    <AuthLayout
      title="Verify your email"
      tools={<ThemeSwitch />}
      footer={<TextLink href={paths.logIn}>Back to log in</TextLink>}
    >
      <meta name="referrer" content="no-referrer" />
      <EmailVerification link={link} />
    </AuthLayout>
  )
}
