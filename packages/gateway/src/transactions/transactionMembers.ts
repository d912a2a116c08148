import type { TransactionStatusResponse } from '@sluice/api/contract'

import type { GatewayContext } from '../context.ts'
import { toDecimal, toUnits } from '../ledger/money.ts'
import type { TransactionRow } from './transactionRepository.ts'

const zero = toDecimal(0n)

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

/** The page on which a customer pays. */
export function checkoutUrl({ publicUrl }: Pick<GatewayContext, 'publicUrl'>, id: string): string {
  return `${publicUrl()}/pay/${id}`
}

/** What the customer still has to pay. */
export function remainingOf(
  row: Pick<ShownTransaction, 'status' | 'state' | 'amount' | 'received'>,
): string {
  const isShort = row.status === 0 || row.state === 'underpaid'
  const missing = isShort ? toUnits(row.amount) - toUnits(row.received) : 0n
  return missing > 0n ? toDecimal(missing) : zero
}

/** What every call and event that shows a transaction says of it. */
export function transactionMembers(
  context: Pick<GatewayContext, 'publicUrl'>,
  row: ShownTransaction,
) {
  const { id, status, received, refunded, fee } = row
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
    net: status === 1 ? toDecimal(toUnits(received) - toUnits(refunded) - toUnits(fee)) : zero,
    remaining: remainingOf(row),
    resolution: row.resolution,
    confirmations: row.confirmations,
    required_confirmations: row.required_confirmations,
    settlement: row.settlement,
    settlement_hash: row.settlement_hash,
  } satisfies TransactionStatusResponse
}
