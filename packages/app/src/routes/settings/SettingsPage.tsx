import { PageHeader, ThemeSwitch } from '@sluice/ui'

import { AccountSettings } from '../../features/account/AccountSettings.tsx'
import { Section } from '../../components/Section/Section.tsx'
import * as css from './SettingsPage.css.ts'

/** `/settings` */
export function SettingsPage() {
  return (
    <>
      <PageHeader
        id="lead"
        title="Account Settings"
        description="What we call you, and the wallet that your earnings are paid out to."
      />
      <div className={css.parts}>
        <AccountSettings />
        <Section title="Appearance" description="Light or dark, or as this device has it.">
          <div>
            <ThemeSwitch />
          </div>
        </Section>
      </div>
    </>
  )
}
