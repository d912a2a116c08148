import { InlineAlert, Toaster } from '@sluice/ui'
import { useLocation } from 'react-router-dom'

import { useOnline } from '../hooks/useOnline.ts'
import { routeAt } from '../routes/routes.ts'
import { useText } from '../messages/TextProvider.tsx'
import * as css from './GlobalOverlays.css.ts'

/** Shown above every page: the offline notice and the toasts. */
export function GlobalOverlays() {
  const t = useText()
  const online = useOnline()
  const { pathname } = useLocation()
  // A customer's pages show none.
  const hasToasts = routeAt(pathname)?.audience !== 'everyone'

  return (
    <>
      {!online && (
        <InlineAlert tone="warning" className={css.offlineNotice}>
          {t('app.offline')}
        </InlineAlert>
      )}
      {hasToasts && <Toaster />}
    </>
  )
}
