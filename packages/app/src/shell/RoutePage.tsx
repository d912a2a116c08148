import { useEffect } from 'react'

import { useDocumentTitle } from '../hooks/useDocumentTitle.ts'
import { useRouteFocus } from '../hooks/useRouteFocus.ts'
import { LoadedMessages, useText } from '../messages/TextProvider.tsx'
import type { AppRoute } from '../routes/routes.ts'
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx'

function PageTitle({ title }: Pick<AppRoute, 'title'>) {
  useDocumentTitle(useText()(title))
  return null
}

/** A screen with its document title. Its code is loaded when it is first opened. */
export function RoutePage({ route }: { route: AppRoute }) {
  useRouteFocus()
  const { Page, title, audience, messages } = route
  // The page is alive once its effects run: React starts them when all of it has loaded.
  useEffect(() => window.releasePress?.(), [])

  return (
    <RouteErrorBoundary inMain={audience === 'merchant'}>
      <LoadedMessages areas={messages}>
        <PageTitle title={title} />
        <Page />
      </LoadedMessages>
    </RouteErrorBoundary>
  )
}
