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
import * as css from './AuthenticatedLayout.css.ts'
import { ConfirmIdentity } from './ConfirmIdentity.tsx'
import { useServerLogOut } from './useServerLogOut.ts'

/** Specification, section 2. */
const sidebarLinks: readonly SidebarLink[] = [
  { href: paths.home, text: 'Home', icon: HomeIcon },
  { href: paths.transactions, text: 'Transaction', icon: TransactionsIcon },
  { href: paths.credentials, text: 'Credentials', icon: KeyIcon },
  { href: paths.settings, text: 'Settings', icon: SettingsIcon },
]

const linksEntry = { href: paths.links, text: 'Links', icon: LinkIcon }

/** The specification's entries, and among them what the server offers beyond them. Decision 43. */
function entriesFor({ payment_links }: Capabilities) {
  return payment_links ? sidebarLinks.toSpliced(2, 0, linksEntry) : sidebarLinks
}

function Navigation() {
  const { pathname } = useLocation()
  const links = entriesFor(useCapabilities())
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
