import { fromUnits, toDecimal } from '@sluice/api/contract'
import type { CheckoutTransfer, HeldReason, HeldTransfer, PaymentId } from '@sluice/api/contract'

import { sellerMembers } from '../business/sellerMembers.ts'
import { acceptedTokens } from '../rails/networks.ts'
import { readTransfers } from '../rails/transferService.ts'
import type { Transfer } from '../rails/transferService.ts'
import { explorerPageOf, paymentNetworks } from '../rails/paymentNetworks.ts'
import type { Uses } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { isUuid } from '../security/random.ts'
import { refundedOf } from '../payments/homeValue.ts'
import { linkUrl, pricesOf, remainingOf } from '../payments/paymentMembers.ts'
import { findCheckout } from './checkoutRepository.ts'
import type { CheckoutState } from './checkoutStreams.ts'

/** Why a transfer does not count, also before it is in the books. */
function heldReasonOf(
  held: readonly HeldTransfer[],
  accepted: readonly string[],
  { hash, network, asset, isConfirmed }: Transfer,
): HeldReason | null {
  const known = held.find(
    (each) => each.hash === hash && each.network === network && each.token === asset,
  )
  if (known) return known.reason
  return isConfirmed || accepted.includes(asset) ? null : 'token_not_accepted'
}

/** The networks' own coins that were sent by mistake. */
function coinsIn(held: readonly HeldTransfer[]): CheckoutTransfer[] {
  return held
    .filter(({ reason }) => reason === 'native_coin')
    .map(({ hash, network, token, amount, reason }) => ({
      hash,
      network,
      token,
      amount,
      held: reason,
      confirmations: 0,
      required_confirmations: 0,
      explorer_url: null,
    }))
}

/** What a customer sees of a payment. Fails with `not_found`. */
export async function readCheckout(
  context: Uses<'database' | 'networks' | 'publicUrl' | 'now'>,
  id: PaymentId,
): Promise<CheckoutState> {
  const { db } = context.database
  const row = isUuid(id) ? await findCheckout(db, id) : null
  if (!row) throw new Failure('not_found')
  const transfers = await readTransfers(db, context.networks, row.deposit_address)
  const accepted_tokens = acceptedTokens(context.networks, row)
  const remaining = remainingOf(row)
  const prices = pricesOf(context, row)
  return {
    checkout: {
      id: row.id,
      business_name: row.seller?.business_name ?? '',
      seller: sellerMembers(context, row.seller),
      description: row.description,
      ...prices,
      amount: row.amount,
      currency: row.currency,
      status: row.status,
      state: row.state,
      received: row.received,
      remaining,
      refunded: refundedOf(row),
      deposit_address: row.deposit_address,
      expires_at: row.expires_at.toISOString(),
      now: context.now().toISOString(),
      networks: await paymentNetworks(context, { ...row, ...prices, accepted_tokens, remaining }),
      transfers: [
        ...transfers.map((transfer) => ({
          hash: transfer.hash,
          network: transfer.network,
          token: transfer.asset,
          amount: toDecimal(fromUnits(transfer.units, transfer.decimals)),
          held: heldReasonOf(row.held, accepted_tokens, transfer),
          // Deeper than needed says nothing more, and would change with every block.
          confirmations: transfer.isConfirmed
            ? transfer.requiredConfirmations
            : Math.min(transfer.confirmations, transfer.requiredConfirmations),
          required_confirmations: transfer.requiredConfirmations,
          explorer_url: explorerPageOf(context, transfer.network, transfer.hash),
        })),
        ...coinsIn(row.held),
      ],
      return_url: row.return_url,
      link_url: row.link_id && row.link_is_active ? linkUrl(context, row.link_id) : null,
      paid_at: row.succeeded_at?.toISOString() ?? null,
      receipt_number: row.receipt_number,
    },
    isFinal: row.status !== 0 && row.forwarding === 'forwarded',
    language: row.customer_language,
  }
}
