import { useState } from 'react'

import { lazyPart } from '../../components/lazyPart.tsx'
import { Deliveries } from './Deliveries.tsx'
import { SigningSecret } from './SigningSecret.tsx'
import { WebhookActions } from './WebhookActions.tsx'

const DeliveryDrawer = lazyPart(() =>
  import('./DeliveryDrawer.tsx').then((module) => module.DeliveryDrawer),
)

/** The signing secret and the deliveries of a webhook, and what can be done with it. */
export function WebhookDetails() {
  const [openId, setOpenId] = useState<string | null>(null)
  const [hasOpened, setHasOpened] = useState(false)
  if (openId !== null && !hasOpened) setHasOpened(true)
  return (
    <>
      <SigningSecret />
      <WebhookActions onSent={setOpenId} />
      <Deliveries onOpen={setOpenId} />
      {hasOpened && <DeliveryDrawer id={openId} onClose={() => setOpenId(null)} />}
    </>
  )
}
