import { brandName } from '@sluice/ui'

import { useRouteFocus } from '../hooks/useRouteFocus.ts'
import type { AppRoute } from '../routes/routes.ts'
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx'

/** A screen with its document title. Its code is loaded when it is first opened. */
export function RoutePage({ route }: { route: AppRoute }) {
  useRouteFocus()
  const { Page, title, audience } = route

  return (
    <RouteErrorBoundary inMain={audience === 'merchant'}>
      <title>{`${title} · ${brandName}`}</title>
      <Page />
    </RouteErrorBoundary>
  )
}
