import { StateBanner } from './StateBanner.tsx'

export function PaymentState() {
  return (
    <StateBanner
      tone="waiting"
      title="Waiting for your payment"
      message="This page updates by itself."
    />
  )
}
