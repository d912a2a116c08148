import {
  countDays,
  sumDecimals,
  toDecimal,
  wireStatuses,
  type Attention,
  type Decimal,
  type GetSummaryQuery,
  type Summary,
  type Payment,
} from '@sluice/api/contract'

import { burnAddress } from './wallets.ts'
import type { MockMerchant } from './MockStore.ts'
import { countPayments, paymentAt } from './paymentRecords.ts'

const dayMs = 86_400_000
const indiaMs = 5.5 * 3_600_000
const maxHeld = 20

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** The day in India on which a payment was created. The mocks credit money at once. */
function dayOf({ created_at }: Payment): string {
  return new Date(Date.parse(created_at) + indiaMs).toISOString().slice(0, 10)
}

function sum(rows: readonly Payment[], figure: 'net' | 'fee_due'): Decimal {
  return toDecimal(sumDecimals(rows.map((row) => row[figure])))
}

function* paymentsOf(merchant: MockMerchant): Generator<Payment> {
  for (let index = 0; index < countPayments(merchant); index += 1) {
    yield paymentAt(merchant, index)
  }
}

/** What a merchant received in a period, and in the one before. */
export function summarize(
  merchant: MockMerchant,
  { from_date: from, to_date: to }: GetSummaryQuery,
): Summary {
  const previousFrom = addDays(from, -countDays(from, to))
  const paid = [...paymentsOf(merchant)]
    .filter((row) => row.status === wireStatuses.success && row.transaction_type === 0)
    .filter((row) => dayOf(row) >= previousFrom && dayOf(row) <= to)
  const currencies = [...new Set(paid.map(({ currency }) => currency))].toSorted()
  return {
    from_date: from,
    to_date: to,
    previous_from_date: previousFrom,
    previous_to_date: addDays(from, -1),
    currencies: currencies.map((currency) => {
      const own = paid.filter((row) => row.currency === currency)
      const now = own.filter((row) => dayOf(row) >= from)
      const before = own.filter((row) => dayOf(row) < from)
      return {
        currency,
        received: sum(now, 'net'),
        fees: sum(now, 'fee_due'),
        previous_received: sum(before, 'net'),
        previous_fees: sum(before, 'fee_due'),
        days: [...new Set(now.map(dayOf))].toSorted().map((day) => {
          const rows = now.filter((row) => dayOf(row) === day)
          return { day, received: sum(rows, 'net'), fees: sum(rows, 'fee_due') }
        }),
      }
    }),
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
export function readAttention(merchant: MockMerchant): Attention {
  const rows = [...paymentsOf(merchant)]
  const held = rows.filter(holdsMoney)
  const secret = merchant.webhook_secret
  return {
    wallet_refused: keepsMoney(merchant.payout_wallet),
    steps: {
      wallet: merchant.payout_wallet !== '',
      api_key: merchant.api_key !== null,
      webhook: merchant.webhook !== null,
      payment: rows.some(({ status }) => status === wireStatuses.success),
    },
    held: held.slice(0, maxHeld),
    has_more_held: held.length > maxHeld,
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
