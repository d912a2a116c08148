import { PageHeader, ThemeSwitch } from '@sluice/ui'
import { lazy } from 'react'

import { LazyPart } from '../../components/LazyPart.tsx'
import * as layout from '../../components/pageLayout.css.ts'
import { AccountSettings } from '../../features/account/AccountSettings.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { useCapabilities } from '../../hooks/useCapabilities.ts'

// Only our own server has them. Decision 5.
const SecuritySection = lazy(() =>
  import('../../features/security/SecuritySection.tsx').then((module) => ({
    default: module.SecuritySection,
  })),
)
const ExportData = lazy(() =>
  import('../../features/security/ExportData.tsx').then((module) => ({
    default: module.ExportData,
  })),
)
const CloseAccount = lazy(() =>
  import('../../features/security/CloseAccount.tsx').then((module) => ({
    default: module.CloseAccount,
  })),
)
const Sessions = lazy(() =>
  import('../../features/sessions/Sessions.tsx').then((module) => ({ default: module.Sessions })),
)
const Activity = lazy(() =>
  import('../../features/activity/Activity.tsx').then((module) => ({ default: module.Activity })),
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
        {[passkeys, totp, account_changes].some(Boolean) && (
          <LazyPart what="Your security settings">
            <SecuritySection />
          </LazyPart>
        )}
        {sessions && (
          <LazyPart what="Your sessions">
            <Sessions />
          </LazyPart>
        )}
        {audit_log && (
          <LazyPart what="Your activity">
            <Activity />
          </LazyPart>
        )}
        {account_changes && (
          <LazyPart what="Export and closing">
            <ExportData />
            <CloseAccount />
          </LazyPart>
        )}
      </div>
    </>
  )
}
