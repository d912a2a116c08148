import { transactionStatuses, type Transaction } from '@sluice/api/contract'

/** What is new on the first page. */
export interface News {
  /** The rows to mark: those that came, and those whose status has turned. */
  ids: ReadonlySet<string>
  /** What to say of them, once; empty where nothing is new. */
  words: string
}

const nothing: News = { ids: new Set(), words: '' }

const turned: Readonly<Record<number, string>> = {
  [transactionStatuses.success]: 'has succeeded',
  [transactionStatuses.pending]: 'is pending',
}

function plainAmount(amount: string): string {
  return amount.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
}

/** Compares the first page with what it was. Without a page before, nothing is news. */
export function newsOf(
  before: readonly Transaction[] | undefined,
  after: readonly Transaction[],
): News {
  if (!before || before === after) return nothing
  const known = new Map(before.map((row) => [row.id, row.status]))
  const came = after.filter(({ id }) => !known.has(id))
  const changed = after.filter(({ id, status }) => known.has(id) && known.get(id) !== status)
  const [only] = came
  const words = [
    came.length > 1 && `${came.length} new transactions.`,
    came.length === 1 && only && `New transaction of ${plainAmount(only.amount)}.`,
    ...changed.map(
      ({ amount, status }) =>
        `The transaction of ${plainAmount(amount)} ${turned[status] ?? 'has failed'}.`,
    ),
  ]
  return {
    ids: new Set([...came, ...changed].map(({ id }) => id)),
    words: words.filter(Boolean).join(' '),
  }
}
