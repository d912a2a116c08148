import {
  fromUnits,
  roundUp,
  scaleUp,
  toAmount,
  toDecimal,
  toUnits,
  zeroDecimal,
} from '@sluice/api/contract'
import type { Decimal, PaymentNetwork, PaymentStatusResponse, Units } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { findUnavailable } from './cursorRepository.ts'
import { networkNamed, railFor } from './networks.ts'
import type { Network, Networks, Token } from './Rail.ts'

/** The block explorer of a network. The sandbox's is part of the gateway. */
function explorerOf({ publicUrl }: Uses<'publicUrl'>, { explorer }: Network): string | null {
  if (explorer === undefined) return null
  return `${explorer.startsWith('/') ? publicUrl() : ''}${explorer.replace(/\/+$/, '')}`
}

/** What people call a network. */
export function titleOf({ title, name }: Network): string {
  return title ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** The least that can be paid with some tokens on any network. */
export function leastOrder(
  networks: Networks,
  { currency, accepted }: { currency: string; accepted: readonly string[] },
): Decimal {
  const rail = railFor(networks, currency)
  const least = networks.list
    .filter((network) => network.rail === rail)
    .filter(({ tokens }) => tokens.some(({ symbol }) => accepted.includes(symbol)))
    .map(({ min_order = zeroDecimal }) => min_order)
  return least.reduce((one, other) => (toAmount(other) < toAmount(one) ? other : one))
}

/**
 * Where a payment can be made: each accepted token on each network that takes so little, those of the amount's token first.
 */
export async function paymentNetworks(
  context: Uses<'database' | 'networks' | 'publicUrl'>,
  {
    amount,
    currency,
    accepted_tokens: accepted,
    deposit_address: to,
    remaining,
    quotes,
  }: Pick<
    PaymentStatusResponse,
    'amount' | 'currency' | 'accepted_tokens' | 'deposit_address' | 'remaining' | 'quotes'
  >,
): Promise<PaymentNetwork[]> {
  const rail = railFor(context.networks, currency)
  const unavailable = await findUnavailable(context.database.db)
  const inOrder = accepted.toSorted((a, b) => Number(b === currency) - Number(a === currency))
  const takers = context.networks.list.filter(
    ({ min_order }) => toAmount(amount) >= toAmount(min_order ?? '0'),
  )
  /** What is still to be paid in a token. */
  const missingIn = (symbol: string) => {
    const quote = quotes.find(({ tokens }) => tokens.includes(symbol))
    return scaleUp(toAmount(remaining), toAmount(amount), toAmount(quote?.amount ?? amount))
  }
  return inOrder.flatMap((symbol) =>
    takers.flatMap((network) =>
      network.tokens
        .filter((token) => token.symbol === symbol && network.rail === rail)
        .map((token) => ({
          ...walletTransfer(context, network, {
            token,
            to,
            units: toUnits(roundUp(missingIn(symbol), token.decimals), token.decimals),
          }),
          is_available: !unavailable.has(network.name),
        })),
    ),
  )
}

/** What a wallet has to know for a transfer of a token on a network. */
export function walletTransfer(
  context: Uses<'publicUrl'>,
  network: Network,
  { token: { symbol, address, decimals }, to, units }: { token: Token; to: string; units: Units },
): PaymentNetwork {
  const token = { symbol, address, decimals }
  return {
    name: network.name,
    title: titleOf(network),
    is_available: true,
    explorer_url: explorerOf(context, network),
    ...network.rail.walletDetails(network),
    payment_uri: network.rail.paymentUri(network, { token, to, units }),
    remaining: toDecimal(fromUnits(units, decimals)),
    token,
  }
}

/** The page of a transfer in its network's block explorer. */
export function explorerPageOf(
  context: Uses<'networks' | 'publicUrl'>,
  name: string,
  transferId: string,
): string | null {
  const network = networkNamed(context.networks, name)
  const explorer = network ? explorerOf(context, network) : null
  return network && explorer !== null ? network.rail.transferPage(explorer, transferId) : null
}
