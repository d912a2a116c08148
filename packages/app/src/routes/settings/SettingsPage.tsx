import { PageHeader, ThemeSwitch } from '@sluice/ui'

import * as layout from '../../components/pageLayout.css.ts'
import { AccountSettings } from '../../features/account/AccountSettings.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { lazyPart } from '../../components/lazyPart.tsx'
import { useCapabilities } from '../../hooks/useCapabilities.ts'

// Only our own server has them. Decision 5.
const SecuritySection = lazyPart('Your security settings', () =>
  import('../../features/security/SecuritySection.tsx').then((module) => module.SecuritySection),
)
const ExportData = lazyPart('The export of your data', () =>
  import('../../features/security/ExportData.tsx').then((module) => module.ExportData),
)
const CloseAccount = lazyPart('The form to close your account', () =>
  import('../../features/security/CloseAccount.tsx').then((module) => module.CloseAccount),
)
const Sessions = lazyPart('Your sessions', () =>
  import('../../features/sessions/Sessions.tsx').then((module) => module.Sessions),
)
const Activity = lazyPart('Your activity', () =>
  import('../../features/activity/Activity.tsx').then((module) => module.Activity),
)

/** `/settings` */
export function SettingsPage() {
  const { passkeys, totp, account_changes, sessions, audit_log } = useCapabilities()
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
        {[passkeys, totp, account_changes].some(Boolean) && <SecuritySection />}
        {sessions && <Sessions />}
        {audit_log && <Activity />}
        {account_changes && (
          <>
            <ExportData />
            <CloseAccount />
          </>
        )}
      </div>
    </>
  )
}
