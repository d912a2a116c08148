import { AppShell, LinkIcon, Sidebar, sidebarLinks } from '@sluice/ui'
import type { Capabilities } from '@sluice/api/contract'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'

import { BusinessGate } from '../features/businessGate/BusinessGate.tsx'
import { Welcome } from '../features/overview/Welcome.tsx'
import { paths } from '../config/paths.ts'
import { session } from '../config/session.ts'
import { useCapabilities } from '../hooks/useCapabilities.ts'

const linksEntry = { href: paths.links, text: 'Links', icon: LinkIcon }

/** The specification's entries, and among them what the server offers beyond them. Decision 43. */
function entriesFor({ payment_links }: Capabilities) {
  return payment_links ? sidebarLinks.toSpliced(2, 0, linksEntry) : sidebarLinks
}

/** Reads the capabilities by itself: the page, which may not be hydrated yet, must not be updated with it. */
function Navigation() {
  const { pathname } = useLocation()
  const links = entriesFor(useCapabilities())
  return <Sidebar links={links} currentPath={pathname} onLogout={session.signOut} />
}

/** The layout of merchant pages: the business gate and the sidebar. */
export function AuthenticatedLayout() {
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
    </>
  )
}
