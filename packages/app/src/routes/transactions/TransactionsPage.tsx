import { PageHeader } from '@sluice/ui'

import { AccountFailure } from '../../features/overview/AccountFailure.tsx'
import { ExportCsv } from '../../features/transactions/ExportCsv.tsx'
import { Filters } from '../../features/transactions/Filters.tsx'
import { FullList } from '../../features/transactions/FullList.tsx'
import { useFilters } from '../../features/transactions/useFilters.ts'
import * as css from './TransactionsPage.css.ts'

/** `/transactions` */
export function TransactionsPage() {
  const filtering = useFilters()

  return (
    <>
      <PageHeader
        id="lead"
        title="Transactions"
        description="All transactions, newest first. Select one to see its details."
      />
      <AccountFailure />
      <div className={css.parts}>
        <div className={css.tools}>
          <Filters filtering={filtering} />
          <ExportCsv key={JSON.stringify(filtering.filters)} filters={filtering.filters} />
        </div>
        <FullList filtering={filtering} />
      </div>
    </>
  )
}
