import { Button, LogoutIcon } from '@sluice/ui'

import * as layout from '../../components/pageLayout.css.ts'
import { ReceivedCard } from '../../features/overview/ReceivedCard.tsx'
import { WelcomeHeader } from '../../features/overview/WelcomeHeader.tsx'
import { CountCard } from '../../features/transactions/CountCard.tsx'
import { TransactionStatus } from '../../features/transactions/TransactionStatus.tsx'
import { session } from '../../config/session.ts'
import * as css from './HomePage.css.ts'

/** `/home` */
export function HomePage() {
  return (
    <>
      <WelcomeHeader />
      <div className={layout.parts}>
        <div className={css.figures}>
          <ReceivedCard />
          <CountCard />
        </div>
        <TransactionStatus />
        <Button tone="secondary" wide className={css.logout} onClick={session.signOut}>
          <LogoutIcon />
          Logout
        </Button>
      </div>
    </>
  )
}
