import { wireStatuses, type Payment } from '@sluice/api/contract'

import type { Translate } from '../../messages/MessageKey.ts'
import { shorten } from './stateText.ts'

/** What has changed on the first page. */
export interface PaymentDiff {
  /** Rows that are new or have a new status. */
  ids: ReadonlySet<string>
  /** An announcement for screen readers. Empty if nothing has changed. */
  message: string
}

export const noChange: PaymentDiff = { ids: new Set(), message: '' }

const statusKeys: Readonly<Record<number, 'transactions.hasSucceeded' | 'transactions.isPending'>> =
  {
    [wireStatuses.success]: 'transactions.hasSucceeded',
    [wireStatuses.pending]: 'transactions.isPending',
  }

/** Compares the first page with what it was before. */
export function diffPayments(
  before: readonly Payment[],
  after: readonly Payment[],
  t: Translate,
): PaymentDiff {
  const previous = new Map(before.map(({ id, status }) => [id, status]))
  const added = after.filter(({ id }) => !previous.has(id))
  const changed = after.filter(({ id, status }) => previous.has(id) && previous.get(id) !== status)
  const [first] = added
  const sentences = [
    added.length > 1 && t('transactions.newTransactions', { count: added.length }),
    added.length === 1 &&
      first &&
      t('transactions.newTransaction', { amount: shorten(first.amount) }),
    ...changed.map(({ amount, status }) =>
      t(statusKeys[status] ?? 'transactions.hasFailed', { amount: shorten(amount) }),
    ),
  ]
  return {
    ids: new Set([...added, ...changed].map(({ id }) => id)),
    message: sentences.filter(Boolean).join(' '),
  }
}
