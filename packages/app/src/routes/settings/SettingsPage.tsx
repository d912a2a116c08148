import { PageHeader, ThemeSwitch } from '@sluice/ui'

import * as layout from '../../components/pageLayout.css.ts'
import { AccountSettings } from '../../features/account/AccountSettings.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { SecuritySection } from '../../features/security/SecuritySection.tsx'
import { ExportData } from '../../features/security/ExportData.tsx'
import { CloseAccount } from '../../features/security/CloseAccount.tsx'
import { Sessions } from '../../features/sessions/Sessions.tsx'
import { Activity } from '../../features/activity/Activity.tsx'

/** `/settings` */
export function SettingsPage() {
  return (
    <>
      <PageHeader
        title="Account Settings"
        description="Your profile, payout wallet, security and data."
      />
      <div className={layout.parts}>
        <AccountSettings />
        <Section title="Appearance" description="Light, dark or system.">
          <div>
            <ThemeSwitch />
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
