import { LegalPage } from './LegalPage.tsx'

/** `/terms` */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms & Conditions"
      text="terms"
      missing="The operator of this site has not published its terms."
    />
  )
}
