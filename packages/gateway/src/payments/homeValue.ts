import { exactValue, subtract, toAmount, toDecimal, valueOf } from '@sluice/api/contract'
import type { Amount, Decimal, Payment } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { pegOf } from '../rails/networks.ts'
import type { Networks } from '../rails/Rail.ts'
import { lastRate } from '../rates/currentRate.ts'
import { policyIn } from './paymentPolicy.ts'
import { findPaymentPolicy } from './paymentRepository.ts'
import type { HomeColumn, PaymentRow } from './paymentRepository.ts'
import { ratioOf } from './quotes.ts'

/** What a payment is valued at from its first credit on, however rates and the merchant's home currency change. */
export async function homeColumns(
  context: Uses<'networks' | 'rates' | 'now'>,
  tx: Tx,
  { user_id, currency }: Pick<PaymentRow, 'user_id' | 'currency'>,
): Promise<Partial<Pick<PaymentRow, HomeColumn>>> {
  const { home_currency } = policyIn(await findPaymentPolicy(tx, user_id))
  const pair = { peg: pegOf(context.networks, currency), currency: home_currency }
  const rate = await lastRate(context, tx, pair)
  if (!rate) return {}
  return {
    home_currency,
    home_rate: toDecimal(rate.rate),
    home_rate_source: rate.sources.join(', '),
    home_rate_at: rate.at,
    home_rate_is_stale: rate.isStale,
  }
}

/** The rate that a payment is valued at. Null while it is not. */
export function homeRateOf({
  home_currency: currency,
  home_rate: rate,
}: Pick<PaymentRow, 'home_currency' | 'home_rate'>): { currency: string; rate: Amount } | null {
  return currency === null || rate === null ? null : { currency, rate: toAmount(rate) }
}

/** The rate that a token of a payment is valued at: of the payment's own, by their quotes. */
export function homeRateFor(
  networks: Networks,
  row: Parameters<typeof homeRateOf>[0] & Parameters<typeof ratioOf>[1],
  asset: string,
): ReturnType<typeof homeRateOf> {
  const home = homeRateOf(row)
  const ratio = ratioOf(networks, row, asset)
  return home && { ...home, rate: exactValue(home.rate, ratio) }
}

/** What was refunded. Held money was marked as refunded before refunds were proven. */
export function refundedOf({
  refunded,
  paid_back,
}: Pick<PaymentRow, 'refunded' | 'paid_back'>): Decimal {
  return toAmount(paid_back) > toAmount(refunded) ? paid_back : refunded
}

/** What a successful payment was worth in the merchant's home currency when it was credited. */
export function valueIn(
  row: Pick<PaymentRow, HomeColumn | 'status' | 'received' | 'refunded' | 'paid_back' | 'fee_due'>,
): Payment['value'] {
  const home = homeRateOf(row)
  const { status, home_rate: rate, home_rate_at: at } = row
  if (status !== 1 || !home || rate === null || !at) return null
  const received = valueOf(subtract(toAmount(row.received), toAmount(refundedOf(row))), home)
  const fee = valueOf(toAmount(row.fee_due), home)
  return {
    currency: home.currency,
    received: toDecimal(received),
    fee: toDecimal(fee),
    net: toDecimal(subtract(received, fee)),
    rate,
    source: row.home_rate_source ?? '',
    quoted_at: at.toISOString(),
    is_stale: row.home_rate_is_stale,
  }
}
