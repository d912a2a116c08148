import { amountRequestSchema } from '@sluice/api/contract'
import * as v from 'valibot'
import type { Address } from 'viem'

import type { Network, Token } from '../Rail.ts'

/** The contract wants 250,000 left before each item. An estimate would let all items fail. */
const minGasEach = 260_000

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
  /**
   * What the coin costs, in the currency that the tokens follow. With it, money is forwarded when its fee covers the cost. Without it, at
   * once.
   */
  coin_price: v.optional(amountRequestSchema),
  /** How many times its cost the fee has to be. */
  fee_cover: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000)), 2),
  /** What forwarding payments without a fee may cost for one merchant in a day, in coins. What is above waits for the next day. */
  gas_budget: v.optional(amountRequestSchema),
  /** While the chain asks for more, in billionths of a coin, nothing is sent. */
  max_gas_price: v.optional(count, 500),
  /** The gas limit for each deposit of a batch. Where fees for data are part of it, as on Arbitrum, it has to be higher. */
  gas_each: v.optional(
    v.pipe(count, v.minValue(minGasEach, `must be at least ${minGasEach}`)),
    minGasEach,
  ),
  /** Blocks whose events are asked for at once. Halved as often as a provider refuses. */
  max_range: v.optional(count, 2_000),
}

const settingsSchema = v.object(evmSettings)

/** What a network gets that sets nothing. */
export const evmDefaults = v.getDefaults(
  v.pick(settingsSchema, ['max_range', 'fee_cover', 'max_gas_price', 'gas_each']),
)

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
