import {
  fromUnits,
  limits,
  toAmount,
  toDecimal,
  withPrefix,
  zeroAmount,
} from '@sluice/api/contract'
import type { Price, Refund } from '@sluice/api/contract'

import { readWallets } from '../accounts/accountService.ts'
import type { Uses } from '../context.ts'
import type { Reader } from '../database/Connection.ts'
import { networkNamed } from '../rails/networks.ts'
import { explorerPageOf, titleOf } from '../rails/paymentNetworks.ts'
import { readPaymentWallets, readRefundTransfers } from '../rails/transferService.ts'
import type { Transfer } from '../rails/transferService.ts'
import { ownTransfers, payingTransfer, refundFault } from './payingTransfer.ts'
import { findReceived, findTakenTransfers, sumRefunds } from './refundRepository.ts'
import type { RefundRow } from './refundRepository.ts'

/** The page on which a customer says where a refund is to be sent. */
export function claimUrl({ publicUrl }: Uses<'publicUrl'>, { claim }: Pick<RefundRow, 'claim'>) {
  return `${publicUrl()}/pay/refund/${claim}`
}

/** What the merchant typed, if it was in another currency than the token. */
export function priceOf({ price_amount, price_currency }: RefundRow): Price | null {
  return price_amount === null || price_currency === null
    ? null
    : { amount: price_amount, currency: price_currency }
}

/** What people call the network of a refund. */
export function networkTitle({ networks }: Uses<'networks'>, name: string): string {
  const network = networkNamed(networks, name)
  return network ? titleOf(network) : name
}

/** How often a transfer that is not confirmed yet was confirmed. Deeper than needed says nothing more. */
export function depthOf(transfer: Transfer | null) {
  return {
    confirmations: Math.min(transfer?.confirmations ?? 0, transfer?.requiredConfirmations ?? 0),
    required_confirmations: transfer?.requiredConfirmations ?? 0,
  }
}

/** Whether the merchant is paying a refund, so that its address can't be changed. */
export function isLocked<Row extends Pick<RefundRow, 'locked_until'>>(
  row: Row,
  now: Date,
): row is Row & { locked_until: Date } {
  return row.locked_until !== null && row.locked_until > now
}

/** What the networks show of a refund, and what is needed to judge it. */
export async function readProof(
  { networks }: Uses<'networks'>,
  db: Reader,
  refund: RefundRow,
  accepted: string | null = null,
) {
  const transfers = await readRefundTransfers(db, networks, refund.id)
  const taken = await findTakenTransfers(
    db,
    refund.id,
    transfers.map(({ reference }) => reference),
  )
  const wallets = new Set([
    ...(await readWallets(db, refund.user_id)),
    ...(await readPaymentWallets(db, refund.payment_id)),
  ])
  const known = { wallets, taken }
  return {
    paying: payingTransfer(refund, transfers, known, accepted),
    own: ownTransfers(refund, transfers, known),
    wallets,
  }
}

/** Whether what its payment received in its token still covers a refund and all others of it. */
export async function isCovered(
  db: Reader,
  { payment_id, asset }: Pick<RefundRow, 'payment_id' | 'asset'>,
): Promise<boolean> {
  const received = (await findReceived(db, payment_id)).find((each) => each.asset === asset)
  const sums = (await sumRefunds(db, payment_id)).get(asset)
  return toAmount(sums?.standing ?? '0') <= (received ? toAmount(received.amount) : zeroAmount)
}

/**
 * A refund as its merchant sees it. Of other transfers to the customer, those are shown that were the merchant's or may have been, and
 * the one with a `named` hash.
 */
export async function toRefund(
  context: Uses<'networks' | 'publicUrl' | 'now'>,
  db: Reader,
  row: RefundRow,
  named: string | null = null,
): Promise<Refund> {
  const isPaid = row.state === 'succeeded'
  const isOpen = row.state === 'claimed' || row.state === 'sent'
  const proof = row.claimed_at === null ? null : await readProof(context, db, row)
  const others = (proof?.own ?? []).flatMap((transfer) => {
    if (transfer === proof?.paying || !proof) return []
    const fault = refundFault(row, transfer, proof) ?? 'repeated'
    const isLikely =
      proof.wallets.has(transfer.sender) || fault === 'sender' || transfer.hash === named
    return isLikely ? [{ transfer, fault }] : []
  })
  return {
    object: 'refund',
    id: withPrefix('refund', row.id),
    payment_id: withPrefix('payment', row.payment_id),
    state: row.state,
    amount: row.amount,
    currency: row.asset,
    network: row.network,
    network_title: networkTitle(context, row.network),
    price: priceOf(row),
    reason: row.reason,
    customer_email: row.customer_email,
    metadata: row.metadata,
    claim_url: claimUrl(context, row),
    address: row.address,
    locked_until: isOpen && isLocked(row, context.now()) ? row.locked_until.toISOString() : null,
    is_covered: isPaid || (await isCovered(db, row)),
    hash: row.hash,
    sender: row.sender,
    explorer_url: row.hash === null ? null : explorerPageOf(context, row.network, row.hash),
    ...(row.state === 'sent'
      ? depthOf(proof?.paying ?? null)
      : { confirmations: null, required_confirmations: null }),
    transfers: others.slice(-limits.refundTransfersMax).map(({ transfer, fault }) => ({
      hash: transfer.hash,
      network: transfer.network,
      network_title: networkTitle(context, transfer.network),
      currency: transfer.asset,
      amount: toDecimal(fromUnits(transfer.units, transfer.decimals)),
      sender: transfer.sender,
      fault,
    })),
    created_at: row.created_at.toISOString(),
    expires_at: row.state === 'created' ? row.expires_at.toISOString() : null,
    claimed_at: row.claimed_at?.toISOString() ?? null,
    succeeded_at: row.succeeded_at?.toISOString() ?? null,
  }
}
