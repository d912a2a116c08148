import type { Uses } from '../context.ts'
import type { NetworkFollower, NetworkRecord } from '../rails/Rail.ts'
import type { Discrepancy } from './ledgerRepository.ts'
import { findProvenTransfers } from './refundLedgerRepository.ts'

/** Refunds whose transfer a network does not show, in the blocks that were read again. Rejects if no provider can be read. */
export async function verifyRefunds(
  { database }: Uses<'database'>,
  { network, missingOf }: Pick<NetworkFollower, 'network' | 'missingOf'>,
  record: Pick<NetworkRecord, 'from' | 'upTo'>,
): Promise<Discrepancy[]> {
  const proven = await findProvenTransfers(database.db, network.name, record)
  const missing = new Set(await missingOf(proven.map(({ transfer }) => transfer)))
  return proven
    .filter(({ transfer }) => missing.has(transfer))
    .map(({ user_id, refund_id, transfer }) => ({
      user_id,
      figure: `transfer ${transfer.tx_hash} of refund ${refund_id} on ${network.name}`,
      stored: String(transfer.units),
      recomputed: 'nothing',
    }))
}
