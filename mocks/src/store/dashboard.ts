import {
  addDays,
  countDays,
  defaultPolicy,
  sumDecimals,
  toAmount,
  toDecimal,
  wireStatuses,
  withoutPrefix,
  type Attention,
  type BalanceTransaction,
  type CurrencySummary,
  type Decimal,
  type Earnings,
  type GetSummaryQuery,
  type ListBalanceTransactionsQuery,
  type Summary,
  type Payment,
} from '@sluice/api/contract'

import { ApiError } from '../http/ApiError.ts'
import { mockCurrencies } from '../fixtures/networks.ts'
import { mockRate, worth } from '../fixtures/rates.ts'
import { burnAddress } from './wallets.ts'
import { refundsOf } from './refunds.ts'
import type { MockMerchant, MockStore } from './MockStore.ts'
import { countPayments, dayInIndia, paymentAt } from './paymentRecords.ts'

const maxHeld = 20

/** The day in India on which a payment was created. The mocks credit money at once. */
function dayOf({ created_at }: Payment): string {
  return dayInIndia(Date.parse(created_at))
}

function sum(rows: readonly DayTotal[], figure: 'received' | 'fees'): Decimal {
  return toDecimal(sumDecimals(rows.map((row) => row[figure])))
}

function* paymentsOf(merchant: MockMerchant): Generator<Payment> {
  for (let index = 0; index < countPayments(merchant); index += 1) {
    yield paymentAt(merchant, index)
  }
}

/** A merchant's successful payments from one day to another, newest first. */
function paidFrom(merchant: MockMerchant, from: string, to: string): Payment[] {
  return [...paymentsOf(merchant)]
    .filter((row) => row.status === wireStatuses.success && row.transaction_type === 0)
    .filter((row) => dayOf(row) >= from && dayOf(row) <= to)
}

/** What a merchant received in a period, and in the one before. */
export function summarize(
  merchant: MockMerchant,
  { from_date: from, to_date: to }: GetSummaryQuery,
): Summary {
  const previousFrom = addDays(from, -countDays(from, to))
  const paid = paidFrom(merchant, previousFrom, to)
  return {
    from_date: from,
    to_date: to,
    previous_from_date: previousFrom,
    previous_to_date: addDays(from, -1),
    currencies: byCurrency(tokenTotals(paid), from),
    values: byCurrency(paid.flatMap(valueTotals), from),
  }
}

/** What one payment adds to a day of a currency. */
interface DayTotal {
  currency: string
  day: string
  received: Decimal
  fees: Decimal
}

function tokenTotals(rows: readonly Payment[]): DayTotal[] {
  return rows.map((row) => ({
    currency: row.currency,
    day: dayOf(row),
    received: row.net,
    fees: row.fee_due,
  }))
}

function valueTotals(row: Payment): DayTotal[] {
  const { value } = row
  if (!value) return []
  return [{ currency: value.currency, day: dayOf(row), received: value.net, fees: value.fee }]
}

function byCurrency(totals: readonly DayTotal[], from: string): CurrencySummary[] {
  const currencies = [...new Set(totals.map(({ currency }) => currency))].toSorted()
  return currencies.map((currency) => {
    const own = totals.filter((each) => each.currency === currency)
    const now = own.filter(({ day }) => day >= from)
    const before = own.filter(({ day }) => day < from)
    return {
      currency,
      received: sum(now, 'received'),
      fees: sum(now, 'fees'),
      previous_received: sum(before, 'received'),
      previous_fees: sum(before, 'fees'),
      days: [...new Set(now.map(({ day }) => day))].toSorted().map((day) => {
        const rows = now.filter((each) => each.day === day)
        return { day, received: sum(rows, 'received'), fees: sum(rows, 'fees') }
      }),
    }
  })
}

/** What changed a merchant's earnings in a period, in order: one payment each, credited at once. */
export function readBalanceTransactions(
  merchant: MockMerchant,
  { from_date: from, to_date: to, cursor, limit }: ListBalanceTransactionsQuery,
): BalanceTransaction[] {
  const rows = paidFrom(merchant, from, to).toReversed()
  const start = cursor === undefined ? 0 : rows.findIndex(({ id }) => id === cursor) + 1
  if (cursor !== undefined && start === 0) throw new ApiError('not_found')
  return rows.slice(start, start + limit).map((row) => ({
    id: row.id,
    type: 'payment',
    created_at: row.created_at,
    payment_id: row.id,
    reference: row.reference,
    description: row.description,
    price: row.price,
    currency: row.currency,
    gross: row.received,
    fee: row.fee_due,
    net: row.net,
    network: row.network,
    hash: row.hash,
    value: row.value && { ...row.value, gross: row.value.received },
  }))
}

/** Everything that a merchant has earned, as if all of it had come in one token. */
export function readEarnings({ total_earnings }: MockMerchant): Earnings {
  const amount = toAmount(total_earnings)
  if (amount === 0n) return { tokens: [], values: [] }
  const rate = mockRate(defaultPolicy.home_currency)
  return {
    tokens: [{ currency: mockCurrencies[0], amount: total_earnings }],
    values: rate ? [{ currency: rate.currency, amount: worth(amount, rate) }] : [],
  }
}

function holdsMoney({ held }: Payment): boolean {
  return held.some(({ resolution }) => resolution === null)
}

/** Whether nobody can send money on from a wallet. The mocks know only one. */
function keepsMoney(wallet: string): boolean {
  return wallet === burnAddress
}

/** The merchant's first steps, and what needs attention. */
export function readAttention(store: MockStore, merchant: MockMerchant): Attention {
  const { state } = store
  const rows = [...paymentsOf(merchant)]
  const refunds = refundsOf(store, merchant)
  const refunding = new Set(
    refunds
      .filter((each) => each.state === 'created' || each.state === 'claimed')
      .map(({ payment_id }) => withoutPrefix('payment', payment_id)),
  )
  const held = rows.filter((row) => holdsMoney(row) && !refunding.has(row.id))
  const secret = merchant.webhook_secret
  return {
    wallet_refused: keepsMoney(merchant.payout_wallet),
    first_steps: merchant.first_steps,
    steps: {
      wallet: merchant.payout_wallet !== '',
      payment: rows.some(({ status }) => status === wireStatuses.success),
      sale: rows.some(({ created_by }) => created_by === 'counter'),
      link: state.payment_links.some(
        (each) => each.merchant_id === merchant.id && each.invoice === undefined,
      ),
      api_key: merchant.api_key !== null,
      webhook: merchant.webhook !== null,
    },
    held: held.slice(0, maxHeld),
    has_more_held: held.length > maxHeld,
    refunds_to_pay: refunds.filter((each) => each.state === 'claimed').length,
    disabled_webhook:
      merchant.webhook && secret && secret.disabled_at !== null
        ? { disabled_at: secret.disabled_at, reason: secret.disabled_reason ?? 'failing' }
        : null,
    books: {
      networks: 3,
      verified_at: new Date(Date.now() - 2 * 3_600_000).toISOString(),
      differs: false,
    },
  }
}
