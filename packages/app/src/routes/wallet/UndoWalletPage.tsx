import { Link } from '@sluice/ui'

import { GuestPage } from '../../components/GuestPage/GuestPage.tsx'
import { paths } from '../../config/paths.ts'
import { UndoWallet } from '../../features/undoWallet/UndoWallet.tsx'
import { useLinkToken } from '../../hooks/useLinkToken.ts'
import { useText } from '../../messages/TextProvider.tsx'

/** `/wallet/undo?token=…`. For everyone: a merchant who is logged in must be able to open it too. */
export function UndoWalletPage() {
  const t = useText()
  const link = useLinkToken()

  return (
    <GuestPage
      title={t('undoWallet.undoWalletChange')}
      footer={<Link href={paths.logIn}>{t('undoWallet.backLog')}</Link>}
    >
      <UndoWallet link={link} />
    </GuestPage>
  )
}
