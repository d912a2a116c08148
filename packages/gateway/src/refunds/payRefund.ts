import { limits } from '@sluice/api/contract'
import type {
  MerchantId,
  Refund,
  RefundId,
  RefundPayment,
  VerifyRefundRequest,
} from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { askNetworks } from '../payments/findTransfer.ts'
import { networkNamed, parseTransferId } from '../rails/networks.ts'
import { walletTransfer } from '../rails/paymentNetworks.ts'
import { readRefundTransfers, watchRefundAddress } from '../rails/transferService.ts'
import { consume } from '../rateLimits/rateLimiter.ts'
import { watchedForMs } from './claimRefund.ts'
import { followRefund, lockRefundOf } from './followRefunds.ts'
import { isCovered, isLocked, readProof, toRefund } from './refundMembers.ts'
import { changeRefund } from './refundRepository.ts'
import type { RefundRow } from './refundRepository.ts'
import { readRefundRow, recordRefund } from './refundService.ts'

/** A refund with an address, that is not finished. Fails with `refund_unclaimed` or `refund_closed`. */
function requirePayable(refund: RefundRow): string {
  if (refund.state === 'created') throw new Failure('refund_unclaimed')
  if ((refund.state !== 'claimed' && refund.state !== 'sent') || refund.address === null) {
    throw new Failure('refund_closed')
  }
  return refund.address
}

async function lockPayable(
  context: Uses<'networks'>,
  tx: Tx,
  refund: RefundRow,
  seen: string,
): Promise<string> {
  const address = requirePayable(refund)
  const { paying } = await readProof(context, tx, refund)
  if (paying) throw new Failure('refund_closed')
  if (address !== seen) throw new Failure('refund_changed')
  if (!(await isCovered(tx, refund))) throw new Failure('refund_not_covered')
  return address
}

/**
 * Keeps the customer from changing the address while the merchant pays, and returns what a wallet needs. Fails with `not_found`,
 * `refund_unclaimed`, `refund_closed`, `refund_changed` or `refund_not_covered`.
 */
export async function startPaying(
  context: Uses<'database' | 'networks' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
  id: RefundId,
  seen: string,
): Promise<RefundPayment> {
  await readRefundRow(context, userId, id)
  return context.database.unitOfWork(async (unit) => {
    const locked = await lockRefundOf(unit, id)
    if (!locked) throw new Failure('not_found')
    const { refund } = locked
    const address = await lockPayable(context, unit.tx, refund, seen)
    const network = networkNamed(context.networks, refund.network)
    const token = network?.tokens.find(({ symbol }) => symbol === refund.asset)
    // The operator has removed it.
    if (!network || !token) throw new Failure('refund_closed')
    const now = context.now()
    const current = await changeRefund(unit.tx, id, {
      locked_until: new Date(now.getTime() + limits.refundLockMinutes * 60_000),
    })
    await watchRefundAddress(unit.tx, {
      address,
      refund_id: id,
      rail: network.rail.name,
      watch_until: new Date(now.getTime() + watchedForMs),
    })
    if (!isLocked(refund, now)) await recordRefund(context, unit, current, 'refund_paid')
    return {
      refund: await toRefund(context, unit.tx, current),
      network: walletTransfer(context, network, { token, to: address, units: refund.units }),
      units: String(refund.units),
    }
  })
}

/**
 * Looks for a transfer by its hash, and has it pay the refund if it does. Fails with `not_found`, `refund_unclaimed`,
 * `refund_closed`, `transfer_unknown`, `transfer_not_final`, `unavailable`, or with `validation_failed` for a text that is no hash.
 */
export async function verifyRefund(
  context: Uses<
    'settings' | 'database' | 'networks' | 'rates' | 'vault' | 'logger' | 'publicUrl' | 'now'
  >,
  userId: MerchantId,
  id: RefundId,
  { hash: text, accepts_sender }: VerifyRefundRequest,
): Promise<Refund> {
  const refund = await readRefundRow(context, userId, id)
  requirePayable(refund)
  const hash = parseTransferId(context.networks, text)
  if (hash === null) throw fieldFailure('hash', 'This is not a transaction hash')
  const { db } = context.database
  const isKnown = async () =>
    (await readRefundTransfers(db, context.networks, id)).some((each) => each.hash === hash)
  if (!(await isKnown())) {
    await consume(context, 'findTransferByMerchant', userId)
    const found = await askNetworks(context, hash, async (addresses) =>
      addresses.includes(refund.address ?? ''),
    )
    if (found === null) throw new Failure('transfer_unknown')
    if (!found.isFinal) throw new Failure('transfer_not_final')
    await found.store()
    if (!(await isKnown())) throw new Failure('transfer_unknown')
  }
  return context.database.unitOfWork(async (unit) => {
    const row = await followRefund(context, unit, id, accepts_sender ? hash : null)
    if (!row) throw new Failure('not_found')
    return toRefund(context, unit.tx, row, hash)
  })
}
