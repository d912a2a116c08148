import { Deliveries } from './Deliveries.tsx'
import { SigningSecret } from './SigningSecret.tsx'

/** What there is to a webhook beyond its address. */
export function ExtrasPanel() {
  return (
    <>
      <SigningSecret />
      <Deliveries />
    </>
  )
}
