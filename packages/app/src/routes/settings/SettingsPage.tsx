import { PageHeader, ThemeSwitch } from '@sluice/ui'

import * as layout from '../../components/pageLayout.css.ts'
import { AccountSettings } from '../../features/account/AccountSettings.tsx'
import { Section } from '../../components/Section/Section.tsx'

/** `/settings` */
export function SettingsPage() {
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
      </div>
    </>
  )
}
