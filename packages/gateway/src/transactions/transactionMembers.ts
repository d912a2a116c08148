import { addUp, subtract, toAmount, toDecimal, zeroDecimal as zero } from '@sluice/api/contract'
import type { Decimal, TransactionStatusResponse } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import type { TransactionRow } from './transactionRepository.ts'

/** What a transaction is shown from. */
export type ShownTransaction = Pick<
  TransactionRow,
  | 'id'
  | 'status'
  | 'state'
  | 'amount'
  | 'currency'
  | 'meta'
  | 'description'
  | 'wallet_id'
  | 'created_at'
  | 'expires_at'
  | 'return_url'
  | 'network'
  | 'transaction_id'
  | 'received'
  | 'refunded'
  | 'fee'
  | 'resolution'
  | 'confirmations'
  | 'required_confirmations'
  | 'settlement'
  | 'settlement_hash'
>

/** What a transaction begins with. */
export const unpaid = {
  status: 0,
  state: 'awaiting_payment',
  network: '',
  transaction_id: null,
  received: zero,
  refunded: zero,
  fee: zero,
  resolution: null,
  confirmations: null,
  required_confirmations: null,
  settlement: null,
  settlement_hash: null,
} as const

/** The page on which a customer pays. */
export function checkoutUrl({ publicUrl }: Uses<'publicUrl'>, id: string): string {
  return `${publicUrl()}/pay/${id}`
}

/** What the customer still has to pay. */
export function remainingOf(
  row: Pick<ShownTransaction, 'status' | 'state' | 'amount' | 'received'>,
): Decimal {
  const isShort = row.status === 0 || row.state === 'underpaid'
  const missing = subtract(toAmount(row.amount), toAmount(row.received))
  return isShort && missing > 0n ? toDecimal(missing) : zero
}

/** What the merchant got of a successful payment. */
function netOf({ received, refunded, fee }: ShownTransaction): Decimal {
  return toDecimal(subtract(toAmount(received), addUp([toAmount(refunded), toAmount(fee)])))
}

/** What every call and event that shows a transaction says of it. */
export function transactionMembers(context: Uses<'publicUrl'>, row: ShownTransaction) {
  const { id, status, received, fee } = row
  return {
    id,
    status,
    state: row.state,
    amount: row.amount,
    currency: row.currency,
    metadata: row.meta,
    description: row.description,
    wallet_id: row.wallet_id,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    checkout_url: checkoutUrl(context, id),
    return_url: row.return_url,
    network: row.network || null,
    hash: row.transaction_id,
    received,
    fee,
    net: status === 1 ? netOf(row) : zero,
    remaining: remainingOf(row),
    resolution: row.resolution,
    confirmations: row.confirmations,
    required_confirmations: row.required_confirmations,
    settlement: row.settlement,
    settlement_hash: row.settlement_hash,
  } satisfies TransactionStatusResponse
}
