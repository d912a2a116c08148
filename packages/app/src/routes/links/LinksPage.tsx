import { PageHeader } from '@sluice/ui'

import { AccountFailure } from '../../features/overview/AccountFailure.tsx'
import { PaymentLinks } from '../../features/paymentLinks/PaymentLinks.tsx'
import { useCapabilities } from '../../hooks/useCapabilities.ts'

/** `/links`, on a server that offers it. Decision 43. */
export function LinksPage() {
  const { payment_links: isOffered } = useCapabilities()
  return (
    <>
      <PageHeader
        title="Payment links"
        description="Take a payment without a website: send a link, or show its QR code."
      />
      <AccountFailure />
      {isOffered && <PaymentLinks />}
    </>
  )
}
