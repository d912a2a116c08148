import {
  wireStatuses,
  paymentTextsSchema,
  paymentTypes,
  withListedAliases,
  type CreatePaymentRequest,
  type Payment,
  type PaymentSource,
} from '@sluice/api/contract'
import * as v from 'valibot'

import { mockCurrencies } from '../fixtures/networks.ts'
import { derivedMembers, payableMs } from '../fixtures/payments.ts'
import { ApiError, fieldError } from '../http/ApiError.ts'
import { priceIn } from './prices.ts'
import { newAddress, newId } from './ids.ts'
import type { MockMerchant, MockStore } from './MockStore.ts'
import { balanceOf } from './balanceOf.ts'
import { toChecksumAddress } from './wallets.ts'

/** The tokens that a payment can be paid with. Throws for an unknown one. */
export function acceptedTokensFor(requested?: readonly string[] | null): string[] {
  const known: readonly string[] = mockCurrencies
  if (requested?.some((symbol) => !known.includes(symbol))) {
    throw fieldError('accepted_tokens', `must be some of ${known.join(', ')}`)
  }
  return [...new Set(requested ?? known)]
}

/** Whether the merchant has a payout wallet. */
export function hasWallet({ payout_wallet }: MockMerchant): boolean {
  return toChecksumAddress(payout_wallet) !== null
}

/** Throws if the merchant has no payout wallet. */
export function requireWallet(merchant: MockMerchant): void {
  if (!hasWallet(merchant)) throw new ApiError('wallet_required')
}

/** Adds a payment that nobody has paid yet. */
export function addPayment(
  store: MockStore,
  merchant: MockMerchant,
  { amount, return_url, ...request }: CreatePaymentRequest,
  createdBy: PaymentSource = 'api',
): Payment {
  requireWallet(merchant)
  const { currency, locked, ...due } = priceIn(store, merchant, amount, request.currency)
  const lifetimeMs = request.expires_in === undefined ? payableMs : request.expires_in * 1000
  const base = {
    id: newId(store),
    deposit_address: newAddress(store),
    user_id: merchant.id,
    transaction_type: paymentTypes.payment,
    ...due,
    created_at: new Date(store.now()).toISOString(),
    status: wireStatuses.pending,
    created_by: createdBy,
    hash: null,
    currency,
    accepted_tokens: acceptedTokensFor(
      request.accepted_tokens ?? merchant.payment_policy?.accepted_tokens,
    ),
  }
  const row: Payment = withListedAliases({
    ...base,
    ...derivedMembers(base, locked),
    ...balanceOf(base),
    held: [],
    ...v.parse(paymentTextsSchema, request),
    return_url: return_url ?? null,
    expires_at: new Date(store.now() + lifetimeMs).toISOString(),
  })
  merchant.payments.unshift(row)
  const { pay_after_ms, scheduled_payments } = store.state
  if (pay_after_ms !== null) {
    scheduled_payments.push({ payment_id: row.id, at: store.now() + pay_after_ms })
  }
  return row
}
