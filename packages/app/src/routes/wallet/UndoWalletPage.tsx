import { Link } from '@sluice/ui'

import { GuestPage } from '../../components/GuestPage/GuestPage.tsx'
import { paths } from '../../config/paths.ts'
import { UndoWallet } from '../../features/undoWallet/UndoWallet.tsx'
import { useLinkToken } from '../../hooks/useLinkToken.ts'

/** `/wallet/undo?token=…`. For everyone: a merchant who is logged in must be able to open it too. */
export function UndoWalletPage() {
  const link = useLinkToken()

  return (
    <GuestPage
      title="Undo the wallet change"
      footer={<Link href={paths.logIn}>Back to log in</Link>}
    >
      <UndoWallet link={link} />
    </GuestPage>
  )
}
