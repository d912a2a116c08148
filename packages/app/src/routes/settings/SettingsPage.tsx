import { PageHeader, ThemeSwitch } from '@sluice/ui'
import { lazy, Suspense } from 'react'

import * as layout from '../../components/pageLayout.css.ts'
import { AccountSettings } from '../../features/account/AccountSettings.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { useCapabilities } from '../../hooks/useCapabilities.ts'

const SecuritySection = lazy(async () => ({
  default: (await import('../../features/security/SecuritySection.tsx')).SecuritySection,
}))

/** `/settings` */
export function SettingsPage() {
  const { passkeys, totp, account_changes } = useCapabilities()
  return (
    <>
      <PageHeader id="lead" title="Account Settings" description="Your name and payout wallet." />
      <div className={layout.parts}>
        <AccountSettings />
        <Section title="Appearance" description="Light, dark or system.">
          <div>
            <ThemeSwitch />
          </div>
        </Section>
        {(passkeys ?? totp ?? account_changes) && (
          <Suspense>
            <SecuritySection />
          </Suspense>
        )}
      </div>
    </>
  )
}
