import type { GatewayContext } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { toUnits } from '../ledger/money.ts'
import { isUuid } from '../security/random.ts'
import { expireNow } from '../transactions/settlement.ts'
import { findAnyTransaction } from './sandboxRepository.ts'
import type { SandboxTransaction } from './sandboxRepository.ts'
import type { SandboxNetwork } from './SandboxNetwork.ts'

/** What can be made to happen to a transaction of the sandbox. */
export const simulations = ['paid', 'underpaid', 'overpaid', 'late', 'expired'] as const

/** One of the things that can be made to happen. */
export type Simulation = (typeof simulations)[number]

async function read(context: GatewayContext, id: string): Promise<SandboxTransaction> {
  const row = isUuid(id) ? await findAnyTransaction(context.database.db, id) : null
  if (!row) throw new Failure('not_found')
  return row
}

/** How much a customer sends who pays as the simulation says, when `missing` is still to be paid. */
function amountFor(simulation: Simulation, missing: bigint, asked: bigint): bigint {
  const due = missing > 0n ? missing : asked
  if (simulation === 'overpaid') return due + due / 10n + 1n
  // Half of the smallest unit is nothing, and nothing can't be paid.
  if (simulation === 'underpaid') return due / 2n > 0n ? due / 2n : due
  return due
}

/**
 * Makes a payment happen, or a transaction's time end, and gives the transaction as it stands then. `amount` replaces what
 * the simulation would pay. Fails with `not_found`.
 */
export async function simulatePayment(
  context: GatewayContext,
  network: SandboxNetwork,
  id: string,
  simulation: Simulation,
  amount?: string,
): Promise<SandboxTransaction> {
  const row = await read(context, id)
  if (simulation === 'expired' || simulation === 'late') await expireNow(context, id)
  if (simulation !== 'expired') {
    const asked = toUnits(row.amount)
    const units = amount
      ? toUnits(amount)
      : amountFor(simulation, asked - toUnits(row.received), asked)
    await network.simulate({ wallet_id: row.wallet_id, units, paid_at: context.now() })
  }
  return read(context, id)
}
