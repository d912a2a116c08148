import { roundValue, subtract, toAmount, toDecimal } from '@sluice/api/contract'
import type {
  BalanceTransaction,
  ListBalanceTransactionsQuery,
  MerchantId,
} from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { firstInstant, lastInstant } from '../payments/dateRange.ts'
import { pricesOf } from '../payments/paymentMembers.ts'
import { isUuid } from '../security/random.ts'
import { findBalancePlace, findBalanceTransactions } from './balanceTransactionRepository.ts'

type Row = Awaited<ReturnType<typeof findBalanceTransactions>>[number]

/** What a change was worth. Null without a rate. */
function valueOfChange({ change, payment }: Row): BalanceTransaction['value'] {
  const { gross_value: gross, fee_value: fee, value_currency: currency } = change
  const { home_rate: rate, home_rate_at: at } = payment
  if (gross === null || currency === null || rate === null || !at) return null
  const rounded = {
    gross: roundValue(toAmount(gross), currency),
    fee: roundValue(toAmount(fee), currency),
  }
  return {
    currency,
    gross: toDecimal(rounded.gross),
    fee: toDecimal(rounded.fee),
    net: toDecimal(subtract(rounded.gross, rounded.fee)),
    rate,
    source: payment.home_rate_source ?? '',
    quoted_at: at.toISOString(),
    is_stale: payment.home_rate_is_stale,
  }
}

function typeOf({ kind, given_back }: Row['change']): BalanceTransaction['type'] {
  const back = toAmount(given_back)
  if (back !== 0n) return back < 0n ? 'refund' : 'refund_reversal'
  return kind === 'reversed' ? 'reversal' : 'payment'
}

/** What changed the merchant's earnings in a period, in order. `not_found`: the cursor is not the merchant's. */
export async function listBalanceTransactions(
  context: Uses<'database' | 'networks'>,
  userId: MerchantId,
  { from_date, to_date, cursor, limit }: ListBalanceTransactionsQuery,
): Promise<BalanceTransaction[]> {
  const { db } = context.database
  const after =
    cursor === undefined || !isUuid(cursor) ? undefined : await findBalancePlace(db, userId, cursor)
  if (cursor !== undefined && !after) throw new Failure('not_found')
  const range = { from: firstInstant(from_date), to: lastInstant(to_date), limit }
  const rows = await findBalanceTransactions(db, userId, { ...range, ...(after && { after }) })
  return rows.map((row) => {
    const { change, payment } = row
    const isRefund = toAmount(change.given_back) !== 0n
    return {
      id: change.id,
      type: typeOf(change),
      created_at: change.created_at.toISOString(),
      payment_id: payment.id,
      reference: payment.reference,
      description: payment.description,
      price: pricesOf(context, payment).price,
      currency: change.asset,
      gross: toDecimal(toAmount(change.gross)),
      fee: toDecimal(toAmount(change.fee)),
      net: toDecimal(subtract(toAmount(change.gross), toAmount(change.fee))),
      value: valueOfChange(row),
      network: (!isRefund && payment.network) || null,
      hash: isRefund ? null : payment.hash,
    }
  })
}
