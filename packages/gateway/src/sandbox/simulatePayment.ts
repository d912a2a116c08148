import type { GatewayContext } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { toDecimal, toUnits } from '../payments/money.ts'
import { settleTransaction } from '../payments/settleTransaction.ts'
import { isUuid } from '../security/uuidv7.ts'
import { changeTransaction, lockTransaction } from '../transactions/transactionRepository.ts'
import type { TransactionRow } from '../transactions/transactionRepository.ts'
import type { SandboxNetwork } from './SandboxNetwork.ts'

/** What can be made to happen to a transaction of the sandbox. */
export const simulations = ['paid', 'underpaid', 'overpaid', 'late', 'expired'] as const

/** One of the things that can be made to happen. */
export type Simulation = (typeof simulations)[number]

async function readLocked<T>(
  context: GatewayContext,
  id: string,
  work: (row: TransactionRow, tx: Parameters<typeof lockTransaction>[0]) => Promise<T>,
): Promise<T> {
  return context.database.transaction(async (tx) => {
    const row = isUuid(id) ? await lockTransaction(tx, id) : null
    if (!row) throw new Failure('not_found')
    return work(row, tx)
  })
}

/** Lets a pending transaction's time be over. */
async function expireNow(context: GatewayContext, id: string): Promise<void> {
  await readLocked(context, id, async (row, tx) => {
    if (row.status !== 0) return
    const end = new Date(context.now().getTime() - 1)
    await changeTransaction(tx, id, { expires_at: end })
    await settleTransaction(context, tx, { ...row, expires_at: end })
  })
  context.wake('webhooks')
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
): Promise<TransactionRow> {
  const row = await readLocked(context, id, (found) => Promise.resolve(found))
  if (simulation === 'expired' || simulation === 'late') await expireNow(context, id)
  if (simulation !== 'expired') {
    const asked = toUnits(row.amount)
    await network.simulate({
      wallet_id: row.wallet_id,
      amount: amount ?? toDecimal(amountFor(simulation, asked - toUnits(row.received), asked)),
      paid_at: context.now(),
    })
  }
  return readLocked(context, id, (found) => Promise.resolve(found))
}
