import { useText } from '../../messages/TextProvider.tsx'
import { LegalPage } from './LegalPage.tsx'

/** `/privacy` */
export function PrivacyPage() {
  const t = useText()
  return (
    <LegalPage
      title={t('legal.privacyPolicy')}
      text="privacy"
      missing={t('legal.operatorSiteNotPublishedIts')}
    />
  )
}
