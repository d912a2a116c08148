import { legalTextIds } from '@sluice/api/contract'

import { LegalPage } from './LegalPage.tsx'

/** `/privacy` */
export function PrivacyPage() {
  return (
    <LegalPage title="Privacy Policy">
      <p id={legalTextIds.privacy}>
        The operator of this site has not published its privacy policy.
      </p>
    </LegalPage>
  )
}
