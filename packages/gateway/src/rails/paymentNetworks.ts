import { roundUp, toAmount, toUnits } from '@sluice/api/contract'
import type { PaymentNetwork, PaymentStatusResponse } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { railFor } from './networks.ts'
import type { Network } from './Rail.ts'

/** The block explorer of a network. The sandbox's is part of the gateway. */
function explorerOf({ publicUrl }: Uses<'publicUrl'>, { explorer }: Network): string | null {
  if (explorer === undefined) return null
  return `${explorer.startsWith('/') ? publicUrl() : ''}${explorer.replace(/\/+$/, '')}`
}

function titleOf({ title, name }: Network): string {
  return title ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** The networks on which a payment can be made, each with its token. */
export function paymentNetworks(
  context: Uses<'networks' | 'publicUrl'>,
  {
    currency,
    deposit_address: to,
    remaining,
  }: Pick<PaymentStatusResponse, 'currency' | 'deposit_address' | 'remaining'>,
): PaymentNetwork[] {
  const rail = railFor(context.networks, currency)
  return context.networks.list.flatMap((network) =>
    network.tokens
      .filter(({ symbol }) => symbol === currency && network.rail === rail)
      .map((token) => ({
        name: network.name,
        title: titleOf(network),
        explorer_url: explorerOf(context, network),
        ...rail.walletDetails(network),
        payment_uri: rail.paymentUri(network, {
          token,
          to,
          units: toUnits(roundUp(toAmount(remaining), token.decimals), token.decimals),
        }),
        token,
      })),
  )
}

/** The page of a transfer in its network's block explorer. */
export function explorerPageOf(
  context: Uses<'networks' | 'publicUrl'>,
  name: string,
  transferId: string,
): string | null {
  const network = context.networks.list.find((each) => each.name === name)
  const explorer = network ? explorerOf(context, network) : null
  return network && explorer !== null ? network.rail.transferPage(explorer, transferId) : null
}
