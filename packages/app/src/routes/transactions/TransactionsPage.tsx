import { Button, Link, PageHeader } from '@sluice/ui'
import { useState, type ComponentProps } from 'react'

import { lazyPart } from '../../components/lazyPart.tsx'
import { paths } from '../../config/paths.ts'
import { AccountFailure } from '../../features/overview/AccountFailure.tsx'
import { ExportPayments } from '../../features/payments/ExportPayments.tsx'
import { Filters } from '../../features/payments/Filters.tsx'
import { FullList } from '../../features/payments/FullList.tsx'
import { SavedViews } from '../../features/payments/SavedViews.tsx'
import { useFilters } from '../../features/payments/useFilters.ts'
import { useShownColumns } from '../../features/payments/useShownColumns.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './TransactionsPage.css.ts'

function ColumnsButton(props: ComponentProps<typeof Button>) {
  const t = useText()
  return (
    <Button tone="secondary" {...props}>
      {t('transactions.columns')}
    </Button>
  )
}

const ColumnChoice = lazyPart(
  () => import('../../features/payments/ColumnChoice.tsx').then((module) => module.ColumnChoice),
  <ColumnsButton />,
)

/** `/transactions` */
export function TransactionsPage() {
  const t = useText()
  const filtering = useFilters()
  const columns = useShownColumns()
  const [choosesColumns, setChoosesColumns] = useState(false)

  return (
    <>
      <PageHeader
        title={t('transactions.transactions')}
        description={t('transactions.allTransactionsNewestFirst')}
        actions={
          <>
            <Link href={paths.refunds}>{t('newRefund.refunds')}</Link>
            <Link href={paths.reports}>{t('routes.reports')}</Link>
          </>
        }
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
                <ColumnsButton onClick={() => setChoosesColumns(true)} />
              )}
            </div>
            <ExportPayments filters={filtering.filters} />
          </div>
        </div>
        <SavedViews />
        <FullList filtering={filtering} shownColumns={columns.shown} />
      </div>
    </>
  )
}
