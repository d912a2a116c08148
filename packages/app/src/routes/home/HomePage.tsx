import { Button, LogoutIcon } from '@sluice/ui'

import * as layout from '../../components/pageLayout.css.ts'
import { lazyPart } from '../../components/lazyPart.tsx'
import { ReceivedCard } from '../../features/overview/ReceivedCard.tsx'
import { WelcomeHeader } from '../../features/overview/WelcomeHeader.tsx'
import { CountCard } from '../../features/transactions/CountCard.tsx'
import { TransactionStatus } from '../../features/transactions/TransactionStatus.tsx'
import { useCapabilities } from '../../hooks/useCapabilities.ts'
import { SandboxBanner } from '../../features/overview/SandboxBanner.tsx'
import { session } from '../../config/session.ts'
import * as css from './HomePage.css.ts'

// Only our own server has what these show. Decision 5.
const ToDo = lazyPart('What needs your attention', () =>
  import('./ToDo.tsx').then((module) => module.ToDo),
)
const Summary = lazyPart('What you received per day', () =>
  import('../../features/summary/SummarySection.tsx').then((module) => module.SummarySection),
)

/** `/home` */
export function HomePage() {
  const { dashboard } = useCapabilities()
  return (
    <>
      <SandboxBanner />
      <WelcomeHeader />
      <div className={layout.parts}>
        {dashboard && <ToDo />}
        <div className={css.figures}>
          <ReceivedCard />
          <CountCard />
        </div>
        <TransactionStatus />
        {dashboard && <Summary />}
        <Button tone="secondary" wide className={css.logout} onClick={session.signOut}>
          <LogoutIcon />
          Logout
        </Button>
      </div>
    </>
  )
}
