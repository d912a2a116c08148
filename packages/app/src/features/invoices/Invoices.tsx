import { useListInvoicesQuery } from '@sluice/api'
import { limits, type Invoice } from '@sluice/api/contract'
import { EmptyState, Pager, Spinner } from '@sluice/ui'
import { useState } from 'react'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { shownData } from '../../hooks/shownData.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { CancelInvoice } from './CancelInvoice.tsx'
import { InvoiceCard } from './InvoiceCard.tsx'
import * as css from './Invoices.css.ts'

/** The merchant's invoices, newest first. */
export function Invoices() {
  const t = useText()
  const [page, setPage] = useState(1)
  const list = useListInvoicesQuery({ page, limit: limits.paymentsPageSize })
  const { isError, isLoading, isFetching, refetch } = list
  const invoices = shownData(list)
  // Kept while its dialog closes.
  const [toCancel, setToCancel] = useState<Invoice>()
  const [isCancelling, setIsCancelling] = useState(false)

  function cancel(invoice: Invoice) {
    setToCancel(invoice)
    setIsCancelling(true)
  }

  const hasNext = invoices?.length === limits.paymentsPageSize
  return (
    <section aria-label={t('invoices.title')} className={css.root}>
      {toCancel && (
        <CancelInvoice
          key={toCancel.id}
          invoice={toCancel}
          open={isCancelling}
          onOpenChange={setIsCancelling}
        />
      )}
      {isLoading && <Spinner label={t('invoices.loading')} showLabel />}
      {isError && !isFetching && (
        <LoadFailure message={t('invoices.loadFailure')} onRetry={refetch} />
      )}
      {invoices?.length === 0 && page === 1 && (
        <div className={css.empty}>
          <EmptyState title={t('invoices.emptyTitle')}>{t('invoices.empty')}</EmptyState>
        </div>
      )}
      {invoices && invoices.length > 0 && (
        <ul className={css.list}>
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <InvoiceCard invoice={invoice} onCancel={() => cancel(invoice)} />
            </li>
          ))}
        </ul>
      )}
      {(hasNext || page > 1) && (
        <Pager
          page={page}
          hasNext={hasNext}
          loading={isFetching}
          onPrev={() => setPage(page - 1)}
          onNext={() => setPage(page + 1)}
        />
      )}
    </section>
  )
}
