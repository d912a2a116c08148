import { PageHeader } from '@sluice/ui'

import { AccountFailure } from '../../features/overview/AccountFailure.tsx'
import { PaymentLinks } from '../../features/paymentLinks/PaymentLinks.tsx'
import { useCapabilities } from '../../hooks/useCapabilities.ts'
import { useText } from '../../messages/TextProvider.tsx'

/** `/links`, on a server that offers it. Decision 43. */
export function LinksPage() {
  const t = useText()
  const { payment_links: isOffered } = useCapabilities()
  return (
    <>
      <PageHeader title={t('paymentLinks.title')} description={t('paymentLinks.pageDescription')} />
      <AccountFailure />
      {isOffered && <PaymentLinks />}
    </>
  )
}
