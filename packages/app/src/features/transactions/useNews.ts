import {
  transactionsEndpoints,
  useListTransactionsQuery,
  userEndpoints,
  type GatewayStore,
} from '@sluice/api'
import { limits } from '@sluice/api/contract'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'

import { timing } from '../../config/timing.ts'
import { newsOf, type News } from './newsOf.ts'
import { poll } from './poll.ts'

const firstPage = { page: 1, limit: limits.homePageSize } as const
const again = { subscribe: false, forceRefetch: true } as const

const known = transactionsEndpoints.listTransactions.select(firstPage)

/** An older payment may succeed without any sign of it on the first page: every so often all is read again. */
const looksPerFullLook = 6

/**
 * Looks for new payments while the page is seen: at the first page of the list and, where that has changed, at the
 * figures too. Other pages of the list stay as they are. Says what is new, until the next news.
 */
export function useNews(): News {
  const dispatch = useDispatch<GatewayStore['dispatch']>()
  const { data: page } = useListTransactionsQuery(firstPage)
  const [seen, setSeen] = useState({ page, news: newsOf(undefined, []) })
  if (page && page !== seen.page) {
    const latest = newsOf(seen.page, page)
    setSeen({ page, news: latest.words ? latest : seen.news })
  }

  useEffect(() => {
    let looks = 0
    async function look() {
      const before = dispatch((_, getState) => known(getState()).data)
      const list = await dispatch(transactionsEndpoints.listTransactions.initiate(firstPage, again))
      if (!list.data) return false
      looks += 1
      if (list.data === before && looks % looksPerFullLook !== 0) return true
      const figures = await Promise.all([
        dispatch(transactionsEndpoints.countTransactions.initiate(undefined, again)),
        dispatch(userEndpoints.getOverview.initiate(undefined, again)),
      ])
      return figures.every(({ isSuccess }) => isSuccess)
    }
    return poll(look, { everyMs: timing.newsEveryMs, atMostMs: timing.newsAtMostMs })
  }, [dispatch])

  return seen.news
}
