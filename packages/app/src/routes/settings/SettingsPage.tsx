import { ThemeSwitch } from '@sluice/ui'

import { LanguageLinks } from '../../components/LanguageSwitch/LanguageSwitch.tsx'
import * as layout from '../../components/pageLayout.css.ts'
import { Section } from '../../components/Section/Section.tsx'
import { AccountSettings } from '../../features/account/AccountSettings.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'

/** `/settings` */
export function SettingsPage() {
  const t = useText()
  return (
    <SettingsFrame>
      <AccountSettings />
      <Section title={t('settings.appearance')} description={t('settings.themeAndLanguage')}>
        <div className={layout.controls}>
          <ThemeSwitch label={t('theme.label')} />
          <LanguageLinks areas={['app']} />
        </div>
      </Section>
    </SettingsFrame>
  )
}
