import type { Checkout } from '@sluice/api/contract'

import { explorerPageOf, makeNetworks } from '../fixtures/networks.ts'
import { ApiError } from '../http/ApiError.ts'
import type { MockStore } from './MockStore.ts'
import { findPayment } from './paymentRecords.ts'

/** Blocks that confirm a payment, where a payment does not say. */
const confirmedDepth = 10

/** What a customer sees of a payment. Throws `not_found`. */
export function readCheckout({ state, now }: MockStore, id: string): Checkout {
  for (const merchant of state.merchants) {
    const row = findPayment(merchant, id)
    if (!row) continue
    const required = row.required_confirmations ?? confirmedDepth
    const { hash, network } = row
    const transfers =
      hash === null || network === null
        ? []
        : [
            {
              hash,
              network,
              amount: row.received,
              confirmations: row.confirmations ?? required,
              required_confirmations: required,
              explorer_url: explorerPageOf(network, hash),
            },
          ]
    return {
      id: row.id,
      business_name: merchant.business_name ?? '',
      description: row.description,
      amount: row.amount,
      currency: row.currency,
      status: row.status,
      state: row.state,
      received: row.received,
      remaining: row.remaining,
      deposit_address: row.deposit_address,
      expires_at: row.expires_at,
      now: new Date(now()).toISOString(),
      networks: makeNetworks(row),
      transfers,
      return_url: row.return_url,
    }
  }
  throw new ApiError('not_found')
}
