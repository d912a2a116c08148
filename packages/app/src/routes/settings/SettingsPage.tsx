import { PageHeader, ThemeSwitch } from '@sluice/ui'

import { lazyPart } from '../../components/lazyPart.tsx'
import * as layout from '../../components/pageLayout.css.ts'
import { AccountSettings } from '../../features/account/AccountSettings.tsx'
import { BusinessProfile } from '../../features/businessProfile/BusinessProfile.tsx'
import { Notifications } from '../../features/notifications/Notifications.tsx'
import { PaymentRules } from '../../features/paymentRules/PaymentRules.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { LanguageLinks } from '../../components/LanguageSwitch/LanguageSwitch.tsx'
import { SecuritySection } from '../../features/security/SecuritySection.tsx'
import { ExportData } from '../../features/security/ExportData.tsx'
import { CloseAccount } from '../../features/security/CloseAccount.tsx'
import { Sessions } from '../../features/sessions/Sessions.tsx'
import { useText } from '../../messages/TextProvider.tsx'

/** At the end of the page. */
const Activity = lazyPart(() =>
  import('../../features/activity/Activity.tsx').then((module) => module.Activity),
)

/** `/settings` */
export function SettingsPage() {
  const t = useText()
  return (
    <>
      <PageHeader
        title={t('settings.accountSettings')}
        description={t('settings.profilePayoutWalletSecurity')}
      />
      <div className={layout.parts}>
        <AccountSettings />
        <BusinessProfile />
        <PaymentRules />
        <Notifications />
        <Section title={t('settings.appearance')} description={t('settings.themeAndLanguage')}>
          <div className={layout.controls}>
            <ThemeSwitch label={t('theme.label')} />
            <LanguageLinks areas={['app']} />
          </div>
        </Section>
        <SecuritySection />
        <Sessions />
        <Activity />
        <ExportData />
        <CloseAccount />
      </div>
    </>
  )
}
