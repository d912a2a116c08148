import { PageHeader, ThemeSwitch } from '@sluice/ui'

import { AccountSettings } from '../../features/account/AccountSettings.tsx'
import { Section } from '../../components/Section/Section.tsx'
import * as css from './SettingsPage.css.ts'

/** `/settings` */
export function SettingsPage() {
  return (
    <>
      <PageHeader id="lead" title="Account Settings" description="Your name and payout wallet." />
      <div className={css.parts}>
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
