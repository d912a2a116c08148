import { legalTextIds } from '@sluice/api/contract'

import { LegalPage } from './LegalPage.tsx'

/** `/terms` */
export function TermsPage() {
  return (
    <LegalPage title="Terms & Conditions">
      <p id={legalTextIds.terms}>The operator of this site has not published its terms.</p>
    </LegalPage>
  )
}
