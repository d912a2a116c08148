import { Button, LogoutIcon } from '@sluice/ui'

import * as layout from '../../components/pageLayout.css.ts'
import { ConvertToRupees } from '../../features/offramp/ConvertToRupees.tsx'
import { BooksVerified } from '../../features/overview/BooksVerified.tsx'
import { ReceivedCard } from '../../features/overview/ReceivedCard.tsx'
import { WelcomeHeader } from '../../features/overview/WelcomeHeader.tsx'
import { CountCard } from '../../features/payments/CountCard.tsx'
import { PaymentStatus } from '../../features/payments/PaymentStatus.tsx'
import { SandboxBanner } from '../../features/overview/SandboxBanner.tsx'
import { session } from '../../config/session.ts'
import * as css from './HomePage.css.ts'
import { ToDo } from './ToDo.tsx'
import { SummarySection as Summary } from '../../features/summary/SummarySection.tsx'
import { TakenToday } from '../../features/summary/TakenToday.tsx'
import { useText } from '../../messages/TextProvider.tsx'

/** `/home` */
export function HomePage() {
  const t = useText()
  return (
    <>
      <SandboxBanner />
      <WelcomeHeader />
      <div className={layout.parts}>
        <TakenToday />
        <ToDo />
        <Summary />
        <div className={css.figures}>
          <ReceivedCard />
          <CountCard />
        </div>
        <ConvertToRupees />
        <PaymentStatus />
        <BooksVerified />
        <Button tone="secondary" wide className={css.logout} onClick={session.signOut}>
          <LogoutIcon />
          {t('home.logout')}
        </Button>
      </div>
    </>
  )
}
