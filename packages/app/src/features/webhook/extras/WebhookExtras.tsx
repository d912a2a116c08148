import { useEffect, useState, type ComponentType } from 'react'

import { LoadFailure } from '../../../components/LoadFailure.tsx'
import { useCapabilities } from '../../../hooks/useCapabilities.ts'

export interface WebhookExtrasProps {
  /** Whether a webhook is set: without one there is nothing to sign and nothing that was delivered. */
  hasWebhook: boolean
}

/** The signing secret and the last deliveries, for a server that announces them. Their code comes after the page. Decision 5. */
export function WebhookExtras({ hasWebhook }: WebhookExtrasProps) {
  const offered = useCapabilities().webhook_secret === true && hasWebhook
  const [{ Panel, failed }, setState] = useState<{ Panel?: ComponentType; failed?: boolean }>({})
  const isWanted = offered && !Panel && !failed

  useEffect(() => {
    if (!isWanted) return
    import('./ExtrasPanel.tsx').then(
      ({ ExtrasPanel }) => setState({ Panel: ExtrasPanel }),
      () => setState({ failed: true }),
    )
  }, [isWanted])

  if (!offered) return null
  if (failed) return <LoadFailure what="Your signing secret" onRetry={() => setState({})} />
  return Panel ? <Panel /> : null
}
