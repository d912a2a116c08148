import {
  AppShell,
  HomeIcon,
  KeyIcon,
  LinkIcon,
  SettingsIcon,
  Sidebar,
  TransactionsIcon,
  type SidebarLink,
} from '@sluice/ui'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'

import { OpenCommandMenu } from '../features/commandMenu/OpenCommandMenu.tsx'
import { Bell } from '../features/notifications/Bell.tsx'
import { BusinessGate } from '../features/businessGate/BusinessGate.tsx'
import { Welcome } from '../features/overview/Welcome.tsx'
import { paths } from '../config/paths.ts'
import { session } from '../config/session.ts'
import type { Translate } from '../messages/MessageKey.ts'
import { useText } from '../messages/TextProvider.tsx'
import * as css from './AuthenticatedLayout.css.ts'
import { ConfirmIdentity } from './ConfirmIdentity.tsx'
import { useServerLogOut } from './useServerLogOut.ts'

/** Specification, section 2, and payment links (D43). */
const sidebarLinks = (t: Translate): readonly SidebarLink[] => [
  { href: paths.home, text: t('navigation.home'), icon: HomeIcon },
  { href: paths.payments, text: t('navigation.transaction'), icon: TransactionsIcon },
  { href: paths.links, text: t('navigation.links'), icon: LinkIcon },
  { href: paths.credentials, text: t('navigation.credentials'), icon: KeyIcon },
  { href: paths.settings, text: t('navigation.settings'), icon: SettingsIcon },
]

function Navigation() {
  const t = useText()
  const { pathname } = useLocation()
  const links = sidebarLinks(t)
  return (
    <Sidebar
      links={links}
      homeHref={paths.home}
      search={<OpenCommandMenu />}
      bell={<Bell />}
      currentPath={pathname}
      onLogout={session.signOut}
      className={pathname === paths.home ? css.onHome : undefined}
    />
  )
}

/** The layout of merchant pages: the business gate and the sidebar. */
export function AuthenticatedLayout() {
  useServerLogOut()
  return (
    <>
      <Welcome />
      <BusinessGate>
        <AppShell sidebar={<Navigation />}>
          <Suspense>
            <Outlet />
          </Suspense>
        </AppShell>
      </BusinessGate>
      <ConfirmIdentity />
    </>
  )
}
