import { PageHeader, SectionNav } from '@sluice/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { paths } from '../../config/paths.ts'
import type { Translate } from '../../messages/MessageKey.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './SettingsFrame.css.ts'

/** Account Settings as specified first. Specification, section 2. */
const sections = (t: Translate) => [
  { href: paths.settings, text: t('settings.account') },
  { href: paths.businessSettings, text: t('settings.business') },
  { href: paths.paymentSettings, text: t('settings.payments') },
  { href: paths.notificationSettings, text: t('settings.notifications') },
  { href: paths.securitySettings, text: t('settings.security') },
  { href: paths.deviceSettings, text: t('settings.devices') },
  { href: paths.dataSettings, text: t('settings.data') },
]

/** What the settings' pages have around them. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const t = useText()
  const { pathname } = useLocation()
  return (
    <>
      <PageHeader
        title={t('settings.accountSettings')}
        description={t('settings.profilePayoutWalletSecurity')}
      />
      <div className={css.columns}>
        <SectionNav
          label={t('settings.sections')}
          links={sections(t)}
          currentPath={pathname}
          className={css.nav}
        />
        <div className={css.parts}>{children}</div>
      </div>
    </>
  )
}
