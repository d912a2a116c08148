import { lazy, Suspense, useState } from 'react'

import { useCapabilities } from '../../hooks/useCapabilities.ts'
import { Deliveries } from './Deliveries.tsx'
import { SigningSecret } from './SigningSecret.tsx'

// Only our own server has what these show. Decision 5.
const WebhookActions = lazy(() =>
  import('./WebhookActions.tsx').then((module) => ({ default: module.WebhookActions })),
)
const DeliveryDrawer = lazy(() =>
  import('./DeliveryDrawer.tsx').then((module) => ({ default: module.DeliveryDrawer })),
)

/** The signing secret and the deliveries of a webhook, and what can be done with it. */
export function WebhookDetails() {
  const { developers } = useCapabilities()
  const [openId, setOpenId] = useState<string | null>(null)
  const [hasOpened, setHasOpened] = useState(false)
  if (openId !== null && !hasOpened) setHasOpened(true)
  return (
    <>
      <SigningSecret />
      {developers && (
        <Suspense>
          <WebhookActions onSent={setOpenId} />
        </Suspense>
      )}
      <Deliveries onOpen={setOpenId} />
      {hasOpened && (
        <Suspense>
          <DeliveryDrawer id={openId} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </>
  )
}
