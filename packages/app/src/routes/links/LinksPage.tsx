import { PageHeader } from '@sluice/ui'

import { AccountFailure } from '../../features/overview/AccountFailure.tsx'
import { PaymentLinks } from '../../features/paymentLinks/PaymentLinks.tsx'
import { useText } from '../../messages/TextProvider.tsx'

/** `/links`. D43. */
export function LinksPage() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('paymentLinks.title')} description={t('paymentLinks.pageDescription')} />
      <AccountFailure />
      <PaymentLinks />
    </>
  )
}
