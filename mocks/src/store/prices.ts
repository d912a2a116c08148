import {
  asAmount,
  asDecimal,
  roundUp,
  toAmount,
  toDecimal,
  type Decimal,
  type LockedRate,
} from '@sluice/api/contract'

import { mockCurrencies } from '../fixtures/networks.ts'
import { mockRate, worth } from '../fixtures/rates.ts'
import { fieldError } from '../http/ApiError.ts'
import { feeOn, payableAmount } from './balanceOf.ts'
import type { MockMerchant, MockStore } from './MockStore.ts'

/** What is to be paid for a price. */
export interface Due {
  amount: Decimal
  /** The token that it is in. */
  currency: string
  /** Null if the price is in a token. */
  locked: LockedRate | null
}

const one = toAmount('1')

/** What is to be paid for a price. Throws for an unknown currency, and if the fee would take all of it. */
export function priceIn(
  store: MockStore,
  merchant: MockMerchant,
  price: Decimal,
  requested: string = mockCurrencies[0],
): Due {
  const due = exchanged(price, requested)
  const row = { amount: due.amount, created_at: new Date(store.now()).toISOString() }
  if (feeOn(row, toAmount(due.amount), merchant.created_at) < toAmount(due.amount)) return due
  const least = due.locked ? `${worth(one, due.locked).slice(0, -8)} ${requested}` : '1'
  throw fieldError('amount', `must be more than the minimum fee of ${least}`)
}

/** Throws for a currency that no price can be in. */
export function checkCurrency(requested: string): void {
  exchanged(asDecimal('1'), requested)
}

function exchanged(price: Decimal, requested: string): Due {
  if (mockCurrencies.some((symbol) => symbol === requested)) {
    return { amount: toDecimal(payableAmount(price)), currency: requested, locked: null }
  }
  const found = mockRate(requested)
  if (!found) throw fieldError('currency', `must be one of ${mockCurrencies.join(', ')}`)
  const { currency, rate, source, quoted_at } = found
  const amount = asAmount((toAmount(price) * one + toAmount(rate) - 1n) / toAmount(rate))
  return {
    amount: toDecimal(roundUp(amount, 2)),
    currency: mockCurrencies[0],
    locked: { amount: toDecimal(toAmount(price)), currency, rate, source, quoted_at },
  }
}
