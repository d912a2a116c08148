import type { PaymentNetwork } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import type { Network } from './networks.ts'

/** The block explorer of a network. The sandbox's is part of the gateway. */
function explorerOf({ publicUrl }: Uses<'publicUrl'>, { explorer }: Network): string | null {
  if (explorer === undefined) return null
  return `${explorer.startsWith('/') ? publicUrl() : ''}${explorer.replace(/\/+$/, '')}`
}

function titleOf({ title, name }: Network): string {
  return title ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** The networks on which a currency can be paid, each with its token. */
export function paymentNetworks(
  context: Uses<'networks' | 'publicUrl'>,
  currency: string,
): PaymentNetwork[] {
  return context.networks.list.flatMap((network) =>
    network.tokens
      .filter(({ symbol }) => symbol === currency)
      .map(({ symbol, address, decimals }) => ({
        name: network.name,
        title: titleOf(network),
        chain_id: network.chain_id,
        explorer_url: explorerOf(context, network),
        wallet_rpc_url: network.wallet_rpc ?? null,
        coin: network.coin ?? null,
        token: { symbol, address, decimals },
      })),
  )
}

/** The page of a transaction in its network's block explorer. */
export function explorerPageOf(
  context: Uses<'networks' | 'publicUrl'>,
  name: string,
  hash: string,
): string | null {
  const network = context.networks.list.find((each) => each.name === name)
  const explorer = network ? explorerOf(context, network) : null
  return explorer === null ? null : `${explorer}/tx/${hash}`
}
