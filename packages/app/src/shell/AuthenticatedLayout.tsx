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
import type { Capabilities } from '@sluice/api/contract'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'

import { BusinessGate } from '../features/businessGate/BusinessGate.tsx'
import { Welcome } from '../features/overview/Welcome.tsx'
import { paths } from '../config/paths.ts'
import { session } from '../config/session.ts'
import { useCapabilities } from '../hooks/useCapabilities.ts'
import type { Translate } from '../messages/MessageKey.ts'
import { useText } from '../messages/TextProvider.tsx'
import * as css from './AuthenticatedLayout.css.ts'
import { ConfirmIdentity } from './ConfirmIdentity.tsx'
import { useServerLogOut } from './useServerLogOut.ts'

/** Specification, section 2. */
const sidebarLinks = (t: Translate): readonly SidebarLink[] => [
  { href: paths.home, text: t('navigation.home'), icon: HomeIcon },
  { href: paths.transactions, text: t('navigation.transaction'), icon: TransactionsIcon },
  { href: paths.credentials, text: t('navigation.credentials'), icon: KeyIcon },
  { href: paths.settings, text: t('navigation.settings'), icon: SettingsIcon },
]

const linksEntry = (t: Translate) => ({
  href: paths.links,
  text: t('navigation.links'),
  icon: LinkIcon,
})

/** The specification's entries, and among them what the server offers beyond them. Decision 43. */
function entriesFor({ payment_links }: Capabilities, t: Translate) {
  return payment_links ? sidebarLinks(t).toSpliced(2, 0, linksEntry(t)) : sidebarLinks(t)
}

function Navigation() {
  const t = useText()
  const { pathname } = useLocation()
  const links = entriesFor(useCapabilities(), t)
  return (
    <Sidebar
      links={links}
      homeHref={paths.home}
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
