import type { Process } from '../context.ts'
import { createFollower } from '../rails/evm/follower.ts'
import { evmNetwork } from '../rails/evm/evmNetwork.ts'
import { sandboxRelayerKey } from '../rails/evm/local/localChain.ts'
import type { Network } from '../rails/Rail.ts'
import type { NetworkFollower } from '../rails/Rail.ts'
import { bringRefundsUpToDate } from '../refunds/followRefunds.ts'
import { bringDueUpToDate } from '../payments/paymentJobs.ts'

/** Follows a network as a gateway does. `timeoutMs` replaces how long a provider may take. */
export function followNetwork(
  context: Process,
  network: Network,
  { timeoutMs, key = sandboxRelayerKey }: { timeoutMs?: number; key?: string } = {},
): NetworkFollower {
  const bringUpToDate = async (name: string) => {
    await bringDueUpToDate(context, name)
    await bringRefundsUpToDate(context, name)
  }
  return createFollower(evmNetwork(network), {
    context,
    key,
    timeoutMs,
    bringDueUpToDate: bringUpToDate,
  })
}
