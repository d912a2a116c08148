import { readFile } from 'node:fs/promises'

import { amountRequestSchema, toAmount } from '@sluice/api/contract'
import type { Amount } from '@sluice/api/contract'
import * as v from 'valibot'
import { getAddress, isAddress, zeroAddress } from 'viem'
import type { Address } from 'viem'

import { StartUpError } from '../errors/Failure.ts'
import { presets } from './presets.ts'

const addressSchema = v.pipe(
  v.string('must be an address'),
  v.check((text) => isAddress(text), 'must be an address with a valid checksum'),
  v.transform((text) => getAddress(text)),
  v.check((address) => address !== zeroAddress, 'must not be the zero address'),
)

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

const networkSchema = v.strictObject({
  /** Stored with every payment, so it must not change. */
  name: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9-]{1,30}$/, 'must be lower-case letters, digits and hyphens'),
  ),
  /** The name that customers see. Default: `name` with a capital letter. */
  title: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(60))),
  chain_id: count,
  /** The symbol of the coin that pays fees. */
  coin: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(10))),
  /** A public provider for wallets that do not know the network. Those in `rpc` are never told to customers. */
  wallet_rpc: v.optional(httpUrl),
  /** JSON-RPC providers, in order of preference. */
  rpc: v.pipe(v.array(httpUrl), v.minLength(1, 'must name at least one provider')),
  tokens: v.pipe(
    v.array(
      v.strictObject({
        symbol: v.pipe(
          v.string(),
          v.regex(/^[A-Z0-9]{2,10}$/, 'must be capital letters and digits'),
        ),
        address: addressSchema,
        decimals: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(18)),
      }),
    ),
    v.minLength(1, 'must name at least one token'),
  ),
  /** How deep a payment has to be: the entry with the highest `above` below its amount counts. */
  confirmations: v.pipe(
    v.array(v.strictObject({ above: v.optional(amountRequestSchema), blocks: count })),
    v.check(
      (list) => list.some(({ above }) => above === undefined),
      'must have an entry without above',
    ),
  ),
  /** Which blocks can no longer be replaced: what the chain says, or a number of blocks behind the head. */
  finality: v.optional(v.union([v.literal('finalized'), count]), 'finalized'),
  /** Payments above this amount are also read from a second provider before they are credited. */
  second_provider_above: v.optional(amountRequestSchema),
  explorer: v.optional(httpUrl),
  poll_seconds: v.optional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(600)), 2),
  /** Blocks whose events are asked for at once. Halved as often as a provider refuses. */
  max_range: v.optional(count, 2_000),
})

/** One network's settings in `NETWORKS_FILE`. */
export type NetworkInput = v.InferInput<typeof networkSchema> & { preset?: string }

const knownNetworks: Record<string, Omit<NetworkInput, 'preset' | 'rpc'>> = presets

/** An EVM chain on which payments are accepted. */
export type Network = v.InferOutput<typeof networkSchema> & {
  /** A local chain may lose its last blocks in a crash. It is followed instead of halted then. */
  isLocal?: true
}

const fileSchema = v.strictObject({
  fee_wallet: addressSchema,
  networks: v.pipe(v.array(v.unknown()), v.minLength(1, 'must name at least one network')),
})

/** The networks of a gateway. The fee wallet is part of every deposit address, so it is the same on all of them. */
export interface Networks {
  feeWallet: Address
  list: Network[]
}

function check<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  where: string,
): v.InferOutput<S> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new StartUpError(
    `NETWORKS_FILE: ${[where, v.getDotPath(issue)].filter(Boolean).join('.')} ${issue.message}`,
  )
}

function withPreset(input: unknown, where: string): unknown {
  if (typeof input !== 'object' || input === null || !('preset' in input)) return input
  const { preset, ...own } = input
  const known = knownNetworks[String(preset)]
  if (!known) {
    throw new StartUpError(
      `NETWORKS_FILE: ${where}.preset must be one of ${Object.keys(presets).join(', ')}`,
    )
  }
  return { ...known, ...own }
}

/** Checks the content of `NETWORKS_FILE`. Throws a `StartUpError` that names the first invalid field. */
export function parseNetworks(content: unknown): Networks {
  const { fee_wallet, networks } = check(fileSchema, content, '')
  const list = networks.map((input, index) => {
    const where = `networks.${index}`
    return check(networkSchema, withPreset(input, where), where)
  })
  for (const field of ['name', 'chain_id'] as const) {
    if (new Set(list.map((network) => network[field])).size < list.length) {
      throw new StartUpError(`NETWORKS_FILE: two networks have the same ${field}`)
    }
  }
  return { feeWallet: fee_wallet, list }
}

/** Reads `NETWORKS_FILE`. Throws a `StartUpError`. */
export async function readNetworksFile(path: string): Promise<Networks> {
  try {
    return parseNetworks(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    if (error instanceof StartUpError) throw error
    throw new StartUpError(`NETWORKS_FILE ${path} can't be read as JSON`, { cause: error })
  }
}

/** How many confirmations a payment needs. */
export function requiredConfirmations({ confirmations }: Network, amount: Amount): number {
  const applies = confirmations.filter(
    ({ above }) => above === undefined || amount > toAmount(above),
  )
  return Math.max(...applies.map(({ blocks }) => blocks))
}

/** The most confirmations that any payment needs. */
export function maxConfirmations({ confirmations }: Network): number {
  return Math.max(...confirmations.map(({ blocks }) => blocks))
}

/** The currency of payments that name none: the first network's first token. */
export function defaultCurrency({ list }: Networks): string {
  return list[0]?.tokens[0]?.symbol ?? ''
}

/** The fewest decimals that a currency's tokens have: amounts due are rounded up to them. */
export function decimalsOf({ list }: Networks, currency: string): number {
  const tokens = list.flatMap((network) => network.tokens)
  return Math.min(
    ...tokens.filter(({ symbol }) => symbol === currency).map(({ decimals }) => decimals),
  )
}
