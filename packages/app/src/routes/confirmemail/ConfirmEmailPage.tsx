import { Link } from '@sluice/ui'

import { GuestPage } from '../../components/GuestPage/GuestPage.tsx'
import { paths } from '../../config/paths.ts'
import { EmailChangeConfirmation } from '../../features/emailChange/EmailChangeConfirmation.tsx'
import { useLinkToken } from '../../hooks/useLinkToken.ts'

/** `/confirmemail?token=…` */
export function ConfirmEmailPage() {
  const link = useLinkToken()

  return (
    <GuestPage
      title="Change of email"
      lead="Somebody who is logged in to your account wants to change its email. Both addresses have to confirm it."
      footer={<Link href={paths.logIn}>Back to log in</Link>}
    >
      <EmailChangeConfirmation link={link} />
    </GuestPage>
  )
}
