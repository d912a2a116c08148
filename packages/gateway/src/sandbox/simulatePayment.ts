import { setTimeout as sleep } from 'node:timers/promises'

import { addUp, asAmount, asUnits, subtract, toAmount, toUnits } from '@sluice/api/contract'
import type { Amount, Decimal, PaymentId } from '@sluice/api/contract'

import { acceptedTokens, maxConfirmations } from '../rails/networks.ts'
import type { Uses } from '../context.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { isUuid } from '../security/random.ts'
import { expirePayments } from '../payments/paymentJobs.ts'
import type { LocalChain } from '../rails/LocalChain.ts'
import type { SandboxClock } from './sandboxClock.ts'
import { endPayment, findAnyPayment } from './sandboxRepository.ts'
import type { SandboxPayment } from './sandboxRepository.ts'

/** What can be made to happen to a payment of the sandbox. */
export const simulations = [
  'paid',
  'underpaid',
  'overpaid',
  'split',
  'late',
  'wrong_token',
  'dust',
  'coin',
  'expired',
  'reversed',
] as const

/** One of the things that can be made to happen. */
export type Simulation = (typeof simulations)[number]

/** The sandbox's chain; null if it cannot run. */
export interface SandboxChain {
  chain: LocalChain | null
  /** Reads what happened there. */
  read: () => Promise<unknown>
  /** Reads what happened there, and brings the payment up to date. */
  follow: () => Promise<unknown>
  clock: SandboxClock
}

/** Puts the sandbox's clock forward, and that of its chain. What ends meanwhile ends. */
export async function advanceClock(
  context: Uses<'database' | 'logger' | 'networks' | 'rates' | 'vault' | 'publicUrl' | 'now'>,
  { chain, follow, clock }: SandboxChain,
  ms: number,
): Promise<void> {
  const [network] = context.networks.list
  if (!chain || !network) throw new Failure('unavailable')
  clock.advance(ms)
  await chain.mine(maxConfirmations(network), context.now())
  await follow()
  await expirePayments(context)
}

async function read(context: Uses<'database'>, id: PaymentId): Promise<SandboxPayment> {
  const row = isUuid(id) ? await findAnyPayment(context.database.db, id) : null
  if (!row) throw new Failure('not_found')
  return row
}

/** The transfers of a customer who pays as the simulation says when `missing` is still to be paid. */
function amountsFor(simulation: Simulation, missing: Amount, asked: Amount): Amount[] {
  const due = missing > 0n ? missing : asked
  const half = asAmount(due / 2n)
  if (simulation === 'overpaid') return [addUp([due, asAmount(due / 10n)])]
  if (simulation === 'underpaid') return [half]
  if (simulation === 'dust') return [toAmount('0.005')]
  if (simulation === 'split') return [half, subtract(due, half)]
  return [due]
}

/**
 * Makes a payment happen on the local chain, or a payment's time end, and gives the payment as it stands then.
 * `amount` replaces what the simulation would pay. `confirm` mines the blocks that confirm it; otherwise they follow, one a
 * second. Fails with `not_found`, or with `unavailable` if there is no local chain.
 */
export async function simulatePayment(
  context: Uses<'database' | 'logger' | 'networks' | 'rates' | 'vault' | 'publicUrl' | 'now'>,
  { chain, follow }: SandboxChain,
  id: PaymentId,
  {
    outcome,
    amount,
    confirm,
  }: { outcome: Simulation; amount?: Decimal | undefined; confirm: boolean },
): Promise<SandboxPayment> {
  const row = await read(context, id)
  const [network] = context.networks.list
  if (!chain || !network) throw new Failure('unavailable')
  const isEnd = outcome === 'expired' || outcome === 'late'
  if (isEnd && row.status === 0) {
    // The payment ends between two blocks. The second gets its time from here: anvil's clock may be behind, and give it that of the first.
    await chain.mine(1)
    const second = (await chain.latestTime()).getTime()
    await context.database.unitOfWork(({ tx }) => endPayment(tx, id, new Date(second + 500)))
    await sleep(Math.max(0, second + 1_000 - context.now().getTime()))
    await chain.mine(1, context.now())
  }
  if (outcome === 'reversed') {
    if (!row.hash) throw fieldFailure('outcome', 'is for a payment that was made')
    await chain.drop(row.hash)
    await chain.mine(1)
  } else if (outcome === 'coin') {
    // A hundredth of a coin.
    await chain.payCoin({ to: row.deposit_address, units: 10n ** 16n })
  } else if (outcome !== 'expired') {
    const accepted = acceptedTokens(context.networks, row)
    const others = network.tokens.filter(({ symbol }) => symbol !== row.currency)
    const token =
      outcome === 'wrong_token'
        ? (others.find(({ symbol }) => !accepted.includes(symbol)) ?? others[0])
        : network.tokens.find(({ symbol }) => symbol === row.currency)
    if (!token) throw new Failure('unavailable')
    const asked = toAmount(row.amount)
    const amounts = amount
      ? [toAmount(amount)]
      : amountsFor(outcome, subtract(asked, toAmount(row.received)), asked)
    for (const part of amounts) {
      const paid = toUnits(part, token.decimals)
      // Half of the smallest unit is nothing, and nothing cannot be paid.
      await chain.pay({
        to: row.deposit_address,
        token: token.address,
        units: paid > 0n ? paid : asUnits(1n),
      })
    }
  }
  if (confirm || isEnd) await chain.mine(maxConfirmations(network))
  await follow()
  if (isEnd) await expirePayments(context)
  return read(context, id)
}
