import { LegalPage } from './LegalPage.tsx'

/** `/privacy` */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      text="privacy"
      missing="The operator of this site has not published its privacy policy."
    />
  )
}
