import { useTransactionList } from '@sluice/api'
import { limits } from '@sluice/api/contract'
import { LoadMore, TransactionTable } from '@sluice/ui'

/** Every transaction, ten at a time. Specification, section 2. */
export function FullList() {
  const list = useTransactionList()
  const shown = list.transactions.length

  return (
    <TransactionTable
      rows={list.transactions}
      loading={list.isLoading}
      expectedRows={limits.transactionsPageSize}
      failed={list.failure !== undefined && shown === 0}
      onRetry={list.retry}
      footer={
        shown > 0 && (
          <LoadMore
            hasMore={list.hasMore}
            loading={list.isLoadingMore}
            failed={list.failure !== undefined}
            shown={shown}
            onLoadMore={list.failure ? list.retry : list.loadMore}
          />
        )
      }
    />
  )
}
