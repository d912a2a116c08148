import { useListInvoicesQuery } from '@sluice/api'
import { limits, type Invoice } from '@sluice/api/contract'
import { EmptyState } from '@sluice/ui'
import { useState } from 'react'

import { CardPages } from '../../components/CardPages/CardPages.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import { CancelInvoice } from './CancelInvoice.tsx'
import { InvoiceCard } from './InvoiceCard.tsx'
import * as css from './Invoices.css.ts'

/** The merchant's invoices, newest first. */
export function Invoices() {
  const t = useText()
  const [page, setPage] = useState(1)
  const list = useListInvoicesQuery({ page, limit: limits.paymentsPageSize })
  // Kept while its dialog closes.
  const [toCancel, setToCancel] = useState<Invoice>()
  const [isCancelling, setIsCancelling] = useState(false)

  function cancel(invoice: Invoice) {
    setToCancel(invoice)
    setIsCancelling(true)
  }

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
      <CardPages
        query={list}
        page={page}
        onPageChange={setPage}
        loading={t('invoices.loading')}
        failure={t('invoices.loadFailure')}
        empty={<EmptyState title={t('invoices.emptyTitle')}>{t('invoices.empty')}</EmptyState>}
      >
        {(invoice) => <InvoiceCard invoice={invoice} onCancel={() => cancel(invoice)} />}
      </CardPages>
    </section>
  )
}
