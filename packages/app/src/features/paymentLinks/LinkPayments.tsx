import { usePaymentList } from '@sluice/api'
import { limits, type PaymentLink } from '@sluice/api/contract'
import { Drawer, LoadMore, TransactionTable } from '@sluice/ui'
import { useMemo } from 'react'

import { useText } from '../../messages/TextProvider.tsx'

export interface LinkPaymentsProps {
  link: PaymentLink
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The payments that a link has made, beside the list of links. */
export function LinkPayments({ link, open, onOpenChange }: LinkPaymentsProps) {
  const t = useText()
  const filters = useMemo(() => ({ link_id: link.id }), [link.id])
  const list = usePaymentList(filters)
  const shown = list.payments.length
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('paymentLinks.paymentsOf', { description: link.description })}
    >
      <TransactionTable
        label={t('paymentLinks.paymentsTable')}
        rows={list.payments}
        loading={list.isLoading}
        expectedRows={Math.min(link.payments, limits.paymentsPageSize)}
        failed={list.failure !== undefined && shown === 0}
        onRetry={list.retry}
        texts={{ empty: t('paymentLinks.noPayments') }}
        footer={
          shown > 0 ? (
            <LoadMore
              hasMore={list.hasMore}
              loading={list.isLoadingMore}
              failed={list.failure !== undefined}
              count={shown}
              onLoadMore={list.failure ? list.retry : list.loadMore}
            />
          ) : undefined
        }
      />
    </Drawer>
  )
}
