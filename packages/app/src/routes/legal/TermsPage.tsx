import { useText } from '../../messages/TextProvider.tsx'
import { LegalPage } from './LegalPage.tsx'

/** `/terms` */
export function TermsPage() {
  const t = useText()
  return (
    <LegalPage
      title="Terms & Conditions"
      text="terms"
      missing={t('legal.operatorSiteNotPublished')}
    />
  )
}
