import { withoutPrefix } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { maxConfirmations, networkNamed } from '../rails/networks.ts'
import { readPaymentWallets } from '../rails/transferService.ts'
import { isUuid } from '../security/random.ts'
import { findClaimedRefunds } from './sandboxRepository.ts'
import type { SandboxChain } from './simulatePayment.ts'

/**
 * Pays a refund from its merchant's wallet on the local chain, and gives the transfer's ID. `confirm` mines the blocks that
 * confirm it; otherwise they follow, one a second. Fails with `not_found` unless the refund is claimed, or with `unavailable`
 * if there is no local chain.
 */
export async function simulateRefund(
  context: Uses<'database' | 'networks' | 'now'>,
  { chain, follow }: SandboxChain,
  id: string,
  { confirm }: { confirm: boolean },
): Promise<string> {
  const { db } = context.database
  const uuid = withoutPrefix('refund', id)
  const [refund] = isUuid(uuid) ? await findClaimedRefunds(db, 1, uuid) : []
  if (!refund?.address) throw new Failure('not_found')
  const [wallet] = await readPaymentWallets(db, refund.payment_id)
  const network = networkNamed(context.networks, refund.network)
  const token = network?.tokens.find(({ symbol }) => symbol === refund.asset)
  if (!chain || !network || !token || wallet === undefined) throw new Failure('unavailable')
  const { address: to, units } = refund
  // The chain's clock may be behind, such as after a reorg.
  const at = context.now()
  const hash = await chain.pay({ from: wallet, to, token: token.address, units, at })
  if (confirm) await chain.mine(maxConfirmations(network))
  await follow()
  return hash
}
