import { Button, LogoutIcon } from '@sluice/ui'
import { lazy, Suspense } from 'react'

import * as layout from '../../components/pageLayout.css.ts'
import { ReceivedCard } from '../../features/overview/ReceivedCard.tsx'
import { WelcomeHeader } from '../../features/overview/WelcomeHeader.tsx'
import { CountCard } from '../../features/transactions/CountCard.tsx'
import { TransactionStatus } from '../../features/transactions/TransactionStatus.tsx'
import { useCapabilities } from '../../hooks/useCapabilities.ts'
import { SandboxBanner } from '../../features/overview/SandboxBanner.tsx'
import { session } from '../../config/session.ts'
import * as css from './HomePage.css.ts'

// Only our own server has what these show. Decision 5.
const ToDo = lazy(() => import('./ToDo.tsx').then((module) => ({ default: module.ToDo })))
const Summary = lazy(() =>
  import('../../features/summary/SummarySection.tsx').then((module) => ({
    default: module.SummarySection,
  })),
)

/** `/home` */
export function HomePage() {
  const { dashboard } = useCapabilities()
  return (
    <>
      <SandboxBanner />
      <WelcomeHeader />
      <div className={layout.parts}>
        {dashboard && (
          <Suspense>
            <ToDo />
          </Suspense>
        )}
        <div className={css.figures}>
          <ReceivedCard />
          <CountCard />
        </div>
        <TransactionStatus />
        {dashboard && (
          <Suspense>
            <Summary />
          </Suspense>
        )}
        <Button tone="secondary" wide className={css.logout} onClick={session.signOut}>
          <LogoutIcon />
          Logout
        </Button>
      </div>
    </>
  )
}
