import { InlineAlert } from '@sluice/ui'

import { useOnline } from '../hooks/useOnline.ts'
import * as css from './OfflineNotice.css.ts'

/** Says once that the network is gone, and takes it back by itself. What was read before stays on the screen. */
export function OfflineNotice() {
  if (useOnline()) return null
  return (
    <InlineAlert tone="warning" className={css.notice}>
      You are offline. What you see may be old; it refreshes by itself when the network is back.
    </InlineAlert>
  )
}
