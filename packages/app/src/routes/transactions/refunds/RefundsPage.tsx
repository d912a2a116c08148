import { PageHeader } from '@sluice/ui'

import { paths } from '../../../config/paths.ts'
import { AccountFailure } from '../../../features/overview/AccountFailure.tsx'
import { Refunds } from '../../../features/refunds/Refunds.tsx'
import { useText } from '../../../messages/TextProvider.tsx'

/** `/transactions/refunds` */
export function RefundsPage() {
  const t = useText()
  return (
    <>
      <PageHeader
        title={t('newRefund.refunds')}
        description={t('refunds.lead')}
        back={{ href: paths.payments, text: t('transactions.transactions') }}
      />
      <AccountFailure />
      <Refunds />
    </>
  )
}
