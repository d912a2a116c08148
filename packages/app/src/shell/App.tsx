import { LinkProvider } from '@sluice/ui'
import { Suspense } from 'react'

import { RouterLink } from '../lib/RouterLink.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PagePreloader } from './PagePreloader.tsx'
import { ScrollKeeper } from './ScrollKeeper.tsx'
import { ToastOutlet } from './ToastOutlet.tsx'

/** The whole product, inside whichever router the browser or a prerender brings. */
export function App() {
  return (
    <LinkProvider component={RouterLink}>
      <OfflineNotice />
      <Suspense>
        <AppRoutes />
      </Suspense>
      <PagePreloader />
      <ScrollKeeper />
      <ToastOutlet />
    </LinkProvider>
  )
}
