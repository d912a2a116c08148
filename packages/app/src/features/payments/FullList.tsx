import { usePaymentList } from '@sluice/api'
import { limits } from '@sluice/api/contract'
import { Button, LoadMore, TransactionTable } from '@sluice/ui'

import { useText } from '../../messages/TextProvider.tsx'
import { countFilters } from './filters.ts'
import { FindTransfer, transferIdIn } from './FindTransfer.tsx'
import { LazyDetailDrawer } from './LazyDetailDrawer.tsx'
import type { Filtering } from './useFilters.ts'
import { useHashLink } from './useHashLink.ts'
import type { ShownColumns } from './useShownColumns.ts'
import { useOpenPayment } from './useOpenPayment.ts'
import { usePagesInUrl } from './usePagesInUrl.ts'

export interface FullListProps {
  filtering: Filtering
  shownColumns: ShownColumns['shown']
}

/** All payments that match the filters, ten at a time. Specification, section 2. */
export function FullList({ filtering: { filters, clear }, shownColumns }: FullListProps) {
  const t = useText()
  const list = usePaymentList(filters)
  const loadMore = usePagesInUrl(list)
  const hashLink = useHashLink()
  const opening = useOpenPayment()
  const shown = list.payments.length
  const filtered = countFilters(filters) > 0
  const transferId = transferIdIn(filters.search)

  return (
    <>
      <TransactionTable
        label={t('routes.transactions')}
        onOpen={({ id }) => opening.open(id)}
        rows={list.payments}
        shownColumns={shownColumns}
        hashLink={hashLink}
        loading={list.isLoading}
        expectedRows={limits.paymentsPageSize}
        failed={list.failure !== undefined && shown === 0}
        onRetry={list.retry}
        {...(filtered && {
          texts: { empty: t('transactions.noTransactionsMatchFilters') },
          emptyHint: transferId ? (
            <FindTransfer key={transferId} hash={transferId} />
          ) : (
            <Button tone="secondary" onClick={() => clear()}>
              {t('transactions.showAllTransactions')}
            </Button>
          ),
        })}
        footer={
          shown > 0 ? (
            <LoadMore
              hasMore={list.hasMore}
              loading={list.isLoadingMore}
              failed={list.failure !== undefined}
              count={shown}
              onLoadMore={list.failure ? list.retry : loadMore}
            />
          ) : undefined
        }
      />
      <LazyDetailDrawer id={opening.id} rows={list.payments} onClose={opening.close} />
    </>
  )
}
