import { defaultPolicy, pricedAs, subtract, toAmount, toDecimal } from '@sluice/api/contract'

import { mockCurrencies } from '../fixtures/networks.ts'
import { mockRate, mockRates, worth } from '../fixtures/rates.ts'
import { requireWallet } from '../store/addPayment.ts'
import { feeOn } from '../store/balanceOf.ts'
import { priceIn } from '../store/prices.ts'
import { defineHandler } from './defineHandler.ts'

const listRates = defineHandler('listRates', ({ query }) =>
  mockRates.filter(({ currency }) => query.currency === undefined || currency === query.currency),
)

const previewPayment = defineHandler('previewPayment', ({ store, merchant, query }) => {
  requireWallet(merchant)
  const { amount, currency, locked } = priceIn(store, merchant, query.amount, query.currency)
  const created_at = new Date(store.now()).toISOString()
  const due = toAmount(amount)
  const fee = feeOn({ amount, created_at }, due, merchant.created_at)
  const { home_currency } = { ...defaultPolicy, ...merchant.payment_policy }
  const rate = locked ?? mockRate(home_currency)
  const row = { amount, currency, accepted_tokens: [...mockCurrencies], peg: 'USD', created_at }
  return {
    ...pricedAs(row, locked),
    fee: toDecimal(fee),
    arrives: toDecimal(subtract(due, fee)),
    value: rate && {
      currency: rate.currency,
      amount: locked ? locked.amount : worth(due, rate),
      fee: worth(fee, rate),
      arrives: worth(subtract(due, fee), rate),
    },
  }
})

/** The rates of currencies, and what a price comes to. */
export const rateHandlers = [listRates, previewPayment]
