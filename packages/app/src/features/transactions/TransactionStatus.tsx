import { useCountTransactionsQuery, useListTransactionsQuery } from '@sluice/api'
import { limits, type Transaction } from '@sluice/api/contract'
import { Pager, TransactionTable } from '@sluice/ui'
import { useEffect, useState } from 'react'

import { fresh } from '../../lib/fresh.ts'
import { Section } from '../../components/Section/Section.tsx'
import { useOnDemand } from '../../hooks/useOnDemand.ts'
import { useOnline } from '../../hooks/useOnline.ts'
import { whenIdle } from '../../lib/whenIdle.ts'
import { Detail } from './Detail.tsx'
import { homePaging } from './homePaging.ts'
import type { News } from './newsOf.ts'
import * as css from './TransactionStatus.css.ts'
import { useOpenTransaction } from './useOpenTransaction.ts'

const none: readonly Transaction[] = []
const loadWatcher = async () => (await import('./NewsWatcher.tsx')).NewsWatcher

/** 'Transaction Status': the latest transactions, seven a page, with Prev and Next. Specification, section 2. */
export function TransactionStatus() {
  const [page, setPage] = useState(1)
  const opening = useOpenTransaction()
  const [news, setNews] = useState<News>()
  const { code: NewsWatcher, ask } = useOnDemand(loadWatcher)
  const online = useOnline()
  const list = useListTransactionsQuery({ page, limit: limits.homePageSize }, fresh)
  const { data: total } = useCountTransactionsQuery(undefined, fresh)
  // The page before stays on the screen until the next one is there, or has failed.
  const rows = (list.isError && !list.isFetching ? list.currentData : list.data) ?? none
  const isAwaited = list.isFetching && !list.data
  const isBare = page === 1 && rows.length === 0 && (list.data !== undefined || !list.isFetching)
  const paging = homePaging(page, rows.length, total?.count)

  // Nothing is new at first: what looks for news may come last. Without a network it comes with the network.
  useEffect(() => (online ? whenIdle(ask) : undefined), [ask, online])

  return (
    <Section title="Transaction Status">
      {/* Not before the list is there: it would ask again for one that has failed, behind the merchant's back. */}
      {NewsWatcher && list.data && <NewsWatcher onNews={setNews} />}
      <output className={css.said}>{page === 1 && news?.words}</output>
      <TransactionTable
        label="Transaction Status"
        rows={rows}
        {...(news && { highlightedIds: news.ids })}
        onOpen={({ id }) => opening.open(id)}
        loading={isAwaited}
        expectedRows={limits.homePageSize}
        failed={list.isError && !list.isFetching && !list.currentData}
        onRetry={() => void list.refetch()}
        footer={
          isBare ? undefined : (
            <Pager
              label="Pages of transactions"
              page={page}
              busy={list.isFetching && !list.currentData && !isAwaited}
              onPrev={() => setPage(page - 1)}
              onNext={() => setPage(page + 1)}
              hasNext={paging.hasNext && !isAwaited}
              {...(paging.pageCount !== undefined && { pageCount: paging.pageCount })}
            />
          )
        }
      />
      <Detail opening={opening} rows={rows} />
    </Section>
  )
}
