import { Button, PageHeader } from '@sluice/ui'
import { lazy, Suspense, useState } from 'react'

import { AccountFailure } from '../../features/overview/AccountFailure.tsx'
import { ExportCsv } from '../../features/transactions/ExportCsv.tsx'
import { Filters } from '../../features/transactions/Filters.tsx'
import { FullList } from '../../features/transactions/FullList.tsx'
import { useFilters } from '../../features/transactions/useFilters.ts'
import { useHiddenColumns } from '../../features/transactions/useHiddenColumns.ts'
import * as css from './TransactionsPage.css.ts'

const ColumnChoice = lazy(() =>
  import('../../features/transactions/ColumnChoice.tsx').then((module) => ({
    default: module.ColumnChoice,
  })),
)

/** `/transactions` */
export function TransactionsPage() {
  const filtering = useFilters()
  const columns = useHiddenColumns()
  const [choosesColumns, setChoosesColumns] = useState(false)
  const columnsButton = (
    <Button tone="secondary" onClick={() => setChoosesColumns(true)}>
      Columns
    </Button>
  )

  return (
    <>
      <PageHeader
        title="Transactions"
        description="All transactions, newest first. Select one to see its details."
      />
      <AccountFailure />
      <div className={css.parts}>
        <div className={css.tools}>
          <Filters filtering={filtering} />
          <div className={css.actions}>
            {choosesColumns ? (
              <Suspense fallback={columnsButton}>
                <ColumnChoice {...columns} />
              </Suspense>
            ) : (
              columnsButton
            )}
            <ExportCsv key={JSON.stringify(filtering.filters)} filters={filtering.filters} />
          </div>
        </div>
        <FullList filtering={filtering} hiddenColumns={columns.hidden} />
      </div>
    </>
  )
}
