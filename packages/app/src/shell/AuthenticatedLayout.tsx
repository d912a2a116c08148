import { AppShell, Sidebar } from '@sluice/ui'
import { Suspense } from 'react'
import { Provider } from 'react-redux'
import { Outlet, useLocation } from 'react-router-dom'

import { BusinessGate } from '../features/businessGate/BusinessGate.tsx'
import { Welcome } from '../features/overview/Welcome.tsx'
import { session } from '../lib/session.ts'
import { prerenderedState, store } from '../lib/store.ts'

/** What surrounds every merchant page: the business gate and the sidebar. */
export function AuthenticatedLayout() {
  const { pathname } = useLocation()

  return (
    <Provider store={store} serverState={prerenderedState}>
      <Welcome />
      <BusinessGate>
        <AppShell sidebar={<Sidebar currentPath={pathname} onLogout={session.signOut} />}>
          <Suspense>
            <Outlet />
          </Suspense>
        </AppShell>
      </BusinessGate>
    </Provider>
  )
}
