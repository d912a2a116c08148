import { useTransactionList } from '@sluice/api'
import { limits } from '@sluice/api/contract'
import { Button, LoadMore, TransactionTable } from '@sluice/ui'

import { useText } from '../../messages/TextProvider.tsx'
import { countFilters } from './filters.ts'
import { LazyDetailDrawer } from './LazyDetailDrawer.tsx'
import type { Filtering } from './useFilters.ts'
import { useHashLink } from './useHashLink.ts'
import type { HiddenColumns } from './useHiddenColumns.ts'
import { useOpenTransaction } from './useOpenTransaction.ts'
import { usePagesInUrl } from './usePagesInUrl.ts'

export interface FullListProps {
  filtering: Filtering
  hiddenColumns: HiddenColumns['hidden']
}

/** All transactions that match the filters, ten at a time. Specification, section 2. */
export function FullList({ filtering: { filters, clear }, hiddenColumns }: FullListProps) {
  const t = useText()
  const list = useTransactionList(filters)
  const loadMore = usePagesInUrl(list)
  const hashLink = useHashLink()
  const opening = useOpenTransaction()
  const shown = list.transactions.length
  const filtered = countFilters(filters) > 0

  return (
    <>
      <TransactionTable
        onOpen={({ id }) => opening.open(id)}
        rows={list.transactions}
        hiddenColumns={hiddenColumns}
        hashLink={hashLink}
        loading={list.isLoading}
        expectedRows={limits.transactionsPageSize}
        failed={list.failure !== undefined && shown === 0}
        onRetry={list.retry}
        {...(filtered && {
          texts: { empty: t('transactions.noTransactionsMatchFilters') },
          emptyHint: (
            <Button tone="secondary" onClick={clear}>
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
      <LazyDetailDrawer id={opening.id} rows={list.transactions} onClose={opening.close} />
    </>
  )
}
