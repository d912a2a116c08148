import * as v from 'valibot'
import type { Address } from 'viem'

import type { Network, Token } from '../Rail.ts'

const httpUrl = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be an http or https URL',
  ),
)

const count = v.pipe(
  v.number('must be a whole number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be at least 1'),
)

/** The settings of an EVM network besides those that all networks have. */
export const evmSettings = {
  chain_id: count,
  /** The symbol of the coin that pays fees. */
  coin: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(10))),
  /** A public provider for wallets that do not know the network. Those in `rpc` are never told to customers. */
  wallet_rpc: v.optional(httpUrl),
  /** JSON-RPC providers, in order of preference. */
  rpc: v.pipe(v.array(httpUrl), v.minLength(1, 'must name at least one provider')),
  /** Which blocks can no longer be replaced: what the chain says, or a number of blocks behind the head. */
  finality: v.optional(v.union([v.literal('finalized'), count]), 'finalized'),
  /** Blocks whose events are asked for at once. Halved as often as a provider refuses. */
  max_range: v.optional(count, 2_000),
}

const settingsSchema = v.object(evmSettings)

/** An EVM chain on which payments are accepted. */
export interface EvmNetwork extends Network, v.InferOutput<typeof settingsSchema> {
  tokens: (Token & { address: Address })[]
}

function isEvm(network: Network): network is EvmNetwork {
  return network.rail.name === 'evm'
}

/** A network of this rail. Throws for any other. */
export function evmNetwork(network: Network): EvmNetwork {
  if (!isEvm(network)) throw new TypeError(`${network.name} is not an EVM network`)
  return network
}
