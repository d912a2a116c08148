import { LinkProvider } from '@sluice/ui'
import { Suspense } from 'react'

import { RouterLink } from '../components/RouterLink.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { LateCompanions } from './LateCompanions.tsx'

/** The whole product, inside whichever router the browser or a prerender brings. */
export function App() {
  return (
    <LinkProvider component={RouterLink}>
      <Suspense>
        <AppRoutes />
      </Suspense>
      <LateCompanions />
    </LinkProvider>
  )
}
