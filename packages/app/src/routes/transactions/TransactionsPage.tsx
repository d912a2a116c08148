import { Button, PageHeader } from '@sluice/ui'
import { useState } from 'react'

import { lazyPart } from '../../components/lazyPart.tsx'
import { AccountFailure } from '../../features/overview/AccountFailure.tsx'
import { ExportCsv } from '../../features/transactions/ExportCsv.tsx'
import { Filters } from '../../features/transactions/Filters.tsx'
import { FullList } from '../../features/transactions/FullList.tsx'
import { useFilters } from '../../features/transactions/useFilters.ts'
import { useHiddenColumns } from '../../features/transactions/useHiddenColumns.ts'
import * as css from './TransactionsPage.css.ts'

const ColumnChoice = lazyPart(
  () =>
    import('../../features/transactions/ColumnChoice.tsx').then((module) => module.ColumnChoice),
  <Button tone="secondary">Columns</Button>,
)

/** `/transactions` */
export function TransactionsPage() {
  const filtering = useFilters()
  const columns = useHiddenColumns()
  const [choosesColumns, setChoosesColumns] = useState(false)

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
            <div className={css.columns}>
              {choosesColumns ? (
                <ColumnChoice {...columns} />
              ) : (
                <Button tone="secondary" onClick={() => setChoosesColumns(true)}>
                  Columns
                </Button>
              )}
            </div>
            <ExportCsv filters={filtering.filters} />
          </div>
        </div>
        <FullList filtering={filtering} hiddenColumns={columns.hidden} />
      </div>
    </>
  )
}
