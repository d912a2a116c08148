import { useCountTransactionsQuery, useListTransactionsQuery } from '@sluice/api'
import { limits, type Transaction } from '@sluice/api/contract'
import { Pager, TransactionTable } from '@sluice/ui'
import { useState } from 'react'

import { fresh } from '../../lib/fresh.ts'
import { Section } from '../../lib/Section/Section.tsx'
import { Detail } from './Detail.tsx'
import { homePaging } from './homePaging.ts'
import * as css from './TransactionStatus.css.ts'
import { useNews } from './useNews.ts'
import { useOpenTransaction } from './useOpenTransaction.ts'

const none: readonly Transaction[] = []

/** 'Transaction Status': the latest transactions, seven a page, with Prev and Next. Specification, section 2. */
export function TransactionStatus() {
  const [page, setPage] = useState(1)
  const opening = useOpenTransaction()
  const news = useNews()
  const list = useListTransactionsQuery({ page, limit: limits.homePageSize }, fresh)
  const { data: total } = useCountTransactionsQuery(undefined, fresh)
  // The page before stays on the screen until the next one is there, or has failed.
  const rows = (list.isError && !list.isFetching ? list.currentData : list.data) ?? none
  const isBare = page === 1 && rows.length === 0 && (list.data !== undefined || !list.isFetching)
  const paging = homePaging(page, rows.length, total?.count)

  return (
    <Section title="Transaction Status">
      <output className={css.said}>{page === 1 && news.words}</output>
      <TransactionTable
        label="Transaction Status"
        rows={rows}
        marked={news.ids}
        onOpen={({ id }) => opening.open(id)}
        loading={list.isFetching && !list.data}
        expectedRows={limits.homePageSize}
        failed={list.isError && !list.isFetching && !list.currentData}
        onRetry={() => void list.refetch()}
        footer={
          isBare ? undefined : (
            <Pager
              label="Pages of transactions"
              page={page}
              busy={list.isFetching && !list.currentData}
              onPrev={() => setPage(page - 1)}
              onNext={() => setPage(page + 1)}
              hasNext={paging.hasNext}
              {...(paging.pageCount !== undefined && { pageCount: paging.pageCount })}
            />
          )
        }
      />
      <Detail opening={opening} rows={rows} />
    </Section>
  )
}
