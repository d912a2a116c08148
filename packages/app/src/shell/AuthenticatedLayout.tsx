import { AppShell, Sidebar } from '@sluice/ui'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'

import { BusinessGate } from '../features/businessGate/BusinessGate.tsx'
import { Welcome } from '../features/overview/Welcome.tsx'
import { session } from '../config/session.ts'

/** The layout of merchant pages: the business gate and the sidebar. */
export function AuthenticatedLayout() {
  const { pathname } = useLocation()

  return (
    <>
      <Welcome />
      <BusinessGate>
        <AppShell sidebar={<Sidebar currentPath={pathname} onLogout={session.signOut} />}>
          <Suspense>
            <Outlet />
          </Suspense>
        </AppShell>
      </BusinessGate>
    </>
  )
}
