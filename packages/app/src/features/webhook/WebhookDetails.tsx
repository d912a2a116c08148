import { Deliveries } from './Deliveries.tsx'
import { SigningSecret } from './SigningSecret.tsx'

/** The signing secret and the latest deliveries of a webhook. */
export function WebhookDetails() {
  return (
    <>
      <SigningSecret />
      <Deliveries />
    </>
  )
}
