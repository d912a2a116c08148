import { Link } from '@sluice/ui'

import { GuestPage } from '../../components/GuestPage/GuestPage.tsx'
import { paths } from '../../config/paths.ts'
import { EmailChangeConfirmation } from '../../features/emailChange/EmailChangeConfirmation.tsx'
import { useLinkToken } from '../../hooks/useLinkToken.ts'
import { useText } from '../../messages/TextProvider.tsx'

/** `/confirmemail?token=…` */
export function ConfirmEmailPage() {
  const t = useText()
  const link = useLinkToken()

  return (
    <GuestPage
      title={t('emailChange.changeEmail')}
      lead={t('emailChange.somebodyWhoLoggedAccount')}
      footer={<Link href={paths.logIn}>{t('emailChange.backLog')}</Link>}
    >
      <EmailChangeConfirmation link={link} />
    </GuestPage>
  )
}
