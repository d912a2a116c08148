import { ask } from './ask.ts'
import type { World } from './openWorld.ts'

const view = '/user/business/transaction/view'

/** A plain date that lies this many days back. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

/** Something that the dashboard asks for. */
export interface Call {
  name: string
  path: string
  /** The bare handler answers it too, with the same query. */
  bare: boolean
}

/** What is asked of a merchant with this many payments. */
export async function callsOf({ gateway, merchant }: World, rows: number): Promise<Call[]> {
  const lastPage = Math.min(rows / 10, 1_000_000)
  const headers = { authorization: `Bearer ${merchant.token}` }
  const halfway = `${gateway.url}${view}?page=${Math.ceil(lastPage / 2)}&limit=10`
  const [middle]: { id: string; deposit_address: string; amount: string }[] = JSON.parse(
    (await ask(halfway, headers)).body,
  )
  const succeeded = `${gateway.url}${view}?limit=1&status=1&cursor=${middle?.id}`
  const [paid]: { hash: string }[] = JSON.parse((await ask(succeeded, headers)).body)
  const summary = (days: number) =>
    `/user/business/summary?from_date=${daysAgo(days)}&to_date=${daysAgo(0)}`
  const list = (name: string, query: string, bare = false) => ({
    name,
    path: `${view}?limit=10&${query}`,
    bare,
  })
  return [
    list('first page', 'page=1', true),
    { name: 'first page of a hundred', path: `${view}?page=1&limit=100`, bare: true },
    list('last page', `page=${lastPage}`, true),
    list('page after a cursor halfway', `cursor=${middle?.id}`),
    list('the same, successes', `cursor=${middle?.id}&status=1`),
    list('first page, pending', 'page=1&status=0'),
    list('first page, status and type', 'page=1&status=1&transaction_type=1'),
    list('first page, late', 'page=1&state=late'),
    list('first page, a token', 'page=1&currency=USDT'),
    list('first page, a currency', 'page=1&currency=INR'),
    list('first page, the counter', 'page=1&created_by=counter'),
    list('a day a year ago', `page=1&from_date=${daysAgo(365)}&to_date=${daysAgo(365)}`),
    list('successes until a year ago', `page=1&status=1&to_date=${daysAgo(365)}`),
    list('search: ID', `search=${middle?.id}`),
    list('search: address', `search=${middle?.deposit_address}`),
    list('search: hash', `search=${paid?.hash}`),
    list('search: words', `search=order%20${Math.ceil(rows / 3)}`),
    list('search: a word of every row', 'search=order'),
    list('the same, until a year ago', `search=order&to_date=${daysAgo(365)}`),
    list('search: amount', `search=${middle?.amount}`),
    { name: 'summary of 30 days', path: summary(29), bare: false },
    { name: 'summary of a year', path: summary(364), bare: false },
    { name: 'first steps and attention', path: '/user/business/attention', bare: false },
    { name: 'bell', path: '/user/notifications/list', bare: false },
    { name: 'earnings', path: '/user/business/earnings', bare: false },
    { name: 'count', path: '/user/business/transaction/count', bare: true },
    { name: 'totals', path: '/user/business/user/me', bare: true },
  ]
}
