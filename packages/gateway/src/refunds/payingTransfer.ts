import type { RefundFault } from '@sluice/api/contract'

import type { Transfer } from '../rails/transferService.ts'
import type { RefundRow } from './refundRepository.ts'

/** The clock of the server that took the claim may be ahead of the network's. A refund that was paid must not look unpaid. */
const clockSkewMs = 10 * 60_000

/** What is known besides the transfers to the customer's addresses. */
interface Known {
  /** The merchant's wallets. */
  wallets: ReadonlySet<string>
  /** The transfers that pay other refunds: network and reference. */
  taken: ReadonlySet<string>
}

type Sought = Pick<
  RefundRow,
  'network' | 'asset' | 'units' | 'decimals' | 'transfer' | 'claimed_at'
>

/** Why a transfer does not pay a refund. Null if it does. */
export function refundFault(
  refund: Sought,
  { network, asset, units, sender }: Transfer,
  { wallets }: Pick<Known, 'wallets'>,
): RefundFault | null {
  if (network !== refund.network) return 'network'
  if (asset !== refund.asset) return 'token'
  if (units !== refund.units) return 'amount'
  return wallets.has(sender) ? null : 'sender'
}

/** The transfers after the claim that pay no other refund. */
export function ownTransfers(
  { claimed_at }: Sought,
  transfers: readonly Transfer[],
  { taken }: Pick<Known, 'taken'>,
): Transfer[] {
  if (!claimed_at) return []
  const since = claimed_at.getTime() - clockSkewMs
  return transfers.filter(
    (each) => each.paid_at.getTime() >= since && !taken.has(`${each.network} ${each.reference}`),
  )
}

/**
 * The transfer that pays a refund: the one that did so before, while it is part of its network, or else the first after the claim of
 * exactly this amount and token on this network to an address of the customer's, from a wallet of the merchant's.
 * `accepted`: the hash of one that the merchant says was theirs.
 */
export function payingTransfer(
  refund: Sought,
  transfers: readonly Transfer[],
  known: Known,
  accepted: string | null = null,
): Transfer | null {
  const own = ownTransfers(refund, transfers, known)
  const isSame = ({ network, reference }: Transfer) =>
    network === refund.network && reference === refund.transfer
  return (
    own.find(isSame) ??
    own.find((each) => {
      const fault = refundFault(refund, each, known)
      return fault === null || (fault === 'sender' && each.hash === accepted)
    }) ??
    null
  )
}
