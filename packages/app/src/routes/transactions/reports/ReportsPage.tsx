import { PageHeader } from '@sluice/ui'

import { paths } from '../../../config/paths.ts'
import { AccountFailure } from '../../../features/overview/AccountFailure.tsx'
import { Reports } from '../../../features/reports/Reports.tsx'
import { useText } from '../../../messages/TextProvider.tsx'

/** `/transactions/reports` */
export function ReportsPage() {
  const t = useText()
  return (
    <>
      <PageHeader
        title={t('routes.reports')}
        description={t('reports.lead')}
        back={{ href: paths.payments, text: t('transactions.transactions') }}
      />
      <AccountFailure />
      <Reports />
    </>
  )
}
