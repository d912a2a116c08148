import { useCountPaymentsQuery, useGetOverviewQuery, useListPaymentsQuery } from '@sluice/api'
import { limits, type Payment } from '@sluice/api/contract'
import { Pager, TransactionTable } from '@sluice/ui'
import { useEffect, useState } from 'react'

import { Section } from '../../components/Section/Section.tsx'
import { timing } from '../../config/timing.ts'
import { shownData } from '../../hooks/shownData.ts'
import { usePolling } from '../../hooks/useOnline.ts'
import { useQuery } from '../../hooks/useQuery.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { LazyDetailDrawer } from './LazyDetailDrawer.tsx'
import { diffPayments, noChange } from './diffPayments.ts'
import * as css from './PaymentStatus.css.ts'
import { useHashLink } from './useHashLink.ts'
import { useOpenPayment } from './useOpenPayment.ts'

const none: readonly Payment[] = []

/** 'Transaction Status': the latest payments, seven per page, with Prev and Next. Specification, section 2. */
export function PaymentStatus() {
  const t = useText()
  const [page, setPage] = usePage()
  const opening = useOpenPayment()
  const hashLink = useHashLink()
  const changes = useLatestChanges()
  const list = useListPaymentsQuery(
    { page, limit: limits.homePageSize },
    { refetchOnMountOrArgChange: true },
  )
  const { data: total } = useCountPaymentsQuery()

  const rows = shownData(list) ?? none
  const isLoading = list.isFetching && !list.data
  const isEmpty = page === 1 && rows.length === 0 && (list.data !== undefined || !list.isFetching)
  const pageCount = total && Math.max(1, Math.ceil(total.count / limits.homePageSize))
  // Without the count, a full page suggests another one.
  const hasNext = pageCount === undefined ? rows.length === limits.homePageSize : page < pageCount

  return (
    <Section title={t('transactions.transactionStatus')}>
      <output className={css.announcement}>{page === 1 && changes.message}</output>
      <TransactionTable
        label={t('transactions.transactionStatus')}
        rows={rows}
        highlightedIds={changes.ids}
        hashLink={hashLink}
        onOpen={({ id }) => opening.open(id)}
        loading={isLoading}
        expectedRows={limits.homePageSize}
        failed={list.isError && !list.isFetching && !list.currentData}
        onRetry={() => void list.refetch()}
        footer={
          isEmpty ? undefined : (
            <Pager
              label={t('transactions.transactionPages')}
              page={page}
              loading={list.isFetching && !list.currentData && !isLoading}
              onPrev={() => setPage(page - 1)}
              onNext={() => setPage(page + 1)}
              hasNext={hasNext && !isLoading}
              {...(pageCount !== undefined && { pageCount })}
            />
          )
        }
      />
      <LazyDetailDrawer id={opening.id} rows={rows} onClose={opening.close} />
    </Section>
  )
}

/** The page in the URL, so that it survives a reload. */
function usePage(): [page: number, setPage: (page: number) => void] {
  const [search, setSearch] = useQuery()
  const page = Number(/^[1-9]\d{0,5}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
  const setPage = (next: number) => {
    const changed = new URLSearchParams(search)
    if (next > 1) changed.set('page', String(next))
    else changed.delete('page')
    setSearch(changed, { replace: true, preventScrollReset: true })
  }
  return [page, setPage]
}

/** Polls the first page for new payments. When it changes, the figures on Home are read again too. */
function useLatestChanges() {
  const t = useText()
  const firstPage = { page: 1, limit: limits.homePageSize }
  const { data: known } = useListPaymentsQuery(firstPage)
  // A first request that failed is for the merchant to retry.
  const polling = usePolling(known ? timing.paymentPollingMs : 0)
  const { data: latest } = useListPaymentsQuery(firstPage, polling)
  const { refetch: refetchCount } = useCountPaymentsQuery()
  const { refetch: refetchOverview } = useGetOverviewQuery()
  const [seen, setSeen] = useState({ latest, changes: noChange })

  if (latest && latest !== seen.latest) {
    const changes = seen.latest ? diffPayments(seen.latest, latest, t) : noChange
    setSeen({ latest, changes: changes.message ? changes : seen.changes })
  }

  useEffect(() => {
    if (!seen.changes.message) return
    void refetchCount()
    void refetchOverview()
  }, [seen.changes, refetchCount, refetchOverview])

  return seen.changes
}
