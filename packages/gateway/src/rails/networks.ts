import { amountRequestSchema, toAmount } from '@sluice/api/contract'
import type { Amount } from '@sluice/api/contract'
import * as v from 'valibot'

import { readJsonFile } from '../config/readJsonFile.ts'
import type { Reader } from '../database/Connection.ts'
import { StartUpError } from '../errors/Failure.ts'
import type { Network, Networks, Rail } from './Rail.ts'
import { findDepositAddresses } from './transferRepository.ts'

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

function addressSchema(rail: Rail) {
  return v.pipe(
    v.string('must be an address'),
    v.transform((text) => rail.parseAddress(text) ?? ''),
    v.nonEmpty(`must be ${rail.addressRule}`),
  )
}

function tokenSchema(rail: Rail) {
  return v.pipe(
    v.strictObject({
      symbol: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,10}$/, 'must be capital letters and digits')),
      /** Default: USD, if the symbol says so. */
      peg: v.optional(
        v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be the code of a currency, such as EUR')),
      ),
      address: addressSchema(rail),
      decimals: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(18)),
    }),
    v.transform((token) => ({
      ...token,
      peg: token.peg ?? (/USD/.test(token.symbol) ? 'USD' : ''),
    })),
    v.check(
      ({ peg }) => peg !== '',
      'must say in peg which currency the token follows, such as EUR',
    ),
  )
}

/** The members that the networks of every rail have. */
function networkSchema(rail: Rail) {
  return v.strictObject({
    ...rail.settings,
    /** Stored with every payment, so it must not change. */
    name: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9-]{1,30}$/, 'must be lower-case letters, digits and hyphens'),
    ),
    /** The name that customers see. Default: `name` with a capital letter. */
    title: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(60))),
    tokens: v.pipe(
      v.array(tokenSchema(rail)),
      v.minLength(1, 'must name at least one token'),
      v.checkItems(
        (token, index, list) =>
          list.findIndex(({ symbol }) => symbol === token.symbol) === index &&
          list.findIndex(({ address }) => address === token.address) === index,
        'must differ from the other tokens in symbol and address',
      ),
    ),
    /** How deep a payment has to be: the entry with the highest `above` below its amount counts. */
    confirmations: v.pipe(
      v.array(v.strictObject({ above: v.optional(amountRequestSchema), blocks: count })),
      v.check(
        (list) => list.some(({ above }) => above === undefined),
        'must have an entry without above',
      ),
    ),
    /** Payments above this amount are also read from a second provider before they are credited. */
    second_provider_above: v.optional(amountRequestSchema),
    /** Less cannot be paid on this network, because forwarding it would cost too much. */
    min_order: v.optional(amountRequestSchema),
    explorer: v.optional(httpUrl),
    poll_seconds: v.optional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(600)), 2),
  })
}

const fileSchema = v.strictObject({
  fee_wallet: v.unknown(),
  networks: v.pipe(v.array(v.unknown()), v.minLength(1, 'must name at least one network')),
})

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

/** An entry with the members of its preset, and the rail that it belongs to: the first, if it names none. */
function resolveEntry(input: unknown, rails: readonly Rail[], where: string) {
  const { preset, rail: railName = rails[0]?.name, ...own } = Object(input)
  const named = rails.find(({ name }) => name === railName)
  if (!named) {
    const names = rails.map(({ name }) => name).join(', ')
    throw new StartUpError(`NETWORKS_FILE: ${where}.rail must be one of ${names}`)
  }
  if (preset === undefined) return { rail: named, entry: own }
  const known = named.presets[String(preset)]
  if (!known) {
    throw new StartUpError(
      `NETWORKS_FILE: ${where}.preset must be one of ${Object.keys(named.presets).join(', ')}`,
    )
  }
  return { rail: named, entry: { ...known, ...own } }
}

/** Checks the content of `NETWORKS_FILE`. Throws a `StartUpError` that names the first invalid field. */
export function parseNetworks(content: unknown, rails: readonly Rail[]): Networks {
  const { fee_wallet, networks } = check(fileSchema, content, '')
  const list = networks.map((input, index): Network => {
    const where = `networks.${index}`
    const { rail, entry } = resolveEntry(input, rails, where)
    return { ...check(networkSchema(rail), entry, where), rail }
  })
  for (const { rail } of list) {
    const own = list.filter((network) => network.rail === rail)
    for (const field of ['name', rail.identity]) {
      if (new Set(own.map((network) => Object(network)[field])).size < own.length) {
        throw new StartUpError(`NETWORKS_FILE: two networks have the same ${field}`)
      }
    }
  }
  const [first] = list
  return {
    feeWallet: first ? check(addressSchema(first.rail), fee_wallet, 'fee_wallet') : '',
    list,
  }
}

/** Reads `NETWORKS_FILE`. Throws a `StartUpError`. */
export function readNetworksFile(path: string, rails: readonly Rail[]): Promise<Networks> {
  return readJsonFile('NETWORKS_FILE', path, (content) => parseNetworks(content, rails))
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

/** A network by its name. Undefined if the operator has removed it. */
export function networkNamed({ list }: Networks, name: string): Network | undefined {
  return list.find((network) => network.name === name)
}

/** A rail by its name. Null if the operator has removed all of its networks. */
export function railNamed({ list }: Networks, name: string): Rail | null {
  return list.find(({ rail }) => rail.name === name)?.rail ?? null
}

/** The rail of a currency's first network: a payment has one address. */
export function railFor({ list }: Networks, currency: string): Rail {
  const network = list.find(({ tokens }) => tokens.some(({ symbol }) => symbol === currency))
  if (!network) throw new RangeError(`No network has ${currency}`)
  return network.rail
}

/** An address of any rail as it is stored, such as that of a payout wallet. Null for any other text. */
export function parseAddress({ list }: Networks, text: string): string | null {
  for (const { rail } of list) {
    const address = rail.parseAddress(text)
    if (address !== null) return address
  }
  return null
}

/** The ID of a transfer on any rail as it is stored. Null for any other text. */
export function parseTransferId({ list }: Networks, text: string): string | null {
  for (const { rail } of list) {
    const id = rail.parseTransferId(text)
    if (id !== null) return id
  }
  return null
}

/** What a merchant is told of a text that looks like an address and is none. */
export function addressFault({ list }: Networks): string {
  return list[0]?.rail.addressFault ?? ''
}

/** Why an address can't be a payout wallet: the money would be lost there, or go to somebody else. Null if it can be one. */
export async function payoutFault(
  db: Reader,
  { list, feeWallet, payer }: Networks,
  address: string,
): Promise<string | null> {
  if (list.some(({ tokens }) => tokens.some((token) => token.address === address))) {
    return 'This is the address of a token, which would keep the money. Enter the address of your wallet'
  }
  if (address === feeWallet || address === payer)
    return 'This is a wallet of the operator. Enter the address of your own'
  if (list.some(({ rail }) => rail.parseAddress(address) !== null && rail.keepsMoney(address))) {
    return 'Nobody can send money on from this address. Enter the address of your wallet'
  }
  const deposits = await findDepositAddresses(db, [address])
  return deposits.size > 0
    ? 'This is the address of a payment. Enter the address of your wallet'
    : null
}

/** Whether a text was signed by a wallet. */
export async function isSignedBy(
  { list }: Networks,
  wallet: string,
  text: string,
  signature: string,
): Promise<boolean> {
  const rails = new Set(list.map(({ rail }) => rail))
  const signers = await Promise.all([...rails].map((rail) => rail.signerOf(text, signature)))
  return signers.includes(wallet)
}

/** Whether there is a contract at an address on any network. One that cannot be read says nothing. */
export async function isContract({ list }: Networks, address: string): Promise<boolean> {
  const answers = await Promise.allSettled(
    list
      .filter(({ rail }) => rail.parseAddress(address) !== null)
      .map((network) => network.rail.isContract(network, address)),
  )
  return answers.some((answer) => answer.status === 'fulfilled' && answer.value)
}

/** The currency of payments that name none: the first network's first token. */
export function defaultCurrency({ list }: Networks): string {
  return list[0]?.tokens[0]?.symbol ?? ''
}

/** The symbols of all tokens, each once. */
export function listedTokens({ list }: Networks): string[] {
  return [...new Set(list.flatMap(({ tokens }) => tokens.map(({ symbol }) => symbol)))]
}

/** The currency that a token follows. A token that is no longer listed follows itself. */
export function pegOf({ list }: Networks, symbol: string): string {
  const tokens = list.flatMap((network) => network.tokens)
  return tokens.find((token) => token.symbol === symbol)?.peg ?? symbol
}

/** The symbols of the tokens that count one to one with a token, itself first. */
export function tokensAtPar({ list }: Networks, currency: string): string[] {
  const tokens = list.flatMap((network) => network.tokens)
  const pegs = new Set(tokens.filter(({ symbol }) => symbol === currency).map(({ peg }) => peg))
  const others = tokens.filter(({ peg }) => pegs.has(peg)).map(({ symbol }) => symbol)
  return [...new Set([currency, ...others])]
}

/** The tokens that a payment has a quote for, that of its amount first. */
function quotedTokens(
  networks: Networks,
  { currency, other_quotes }: { currency: string; other_quotes: readonly { peg: string }[] },
): string[] {
  const others = listedTokens(networks).filter((symbol) =>
    other_quotes.some(({ peg }) => peg === pegOf(networks, symbol)),
  )
  return [...tokensAtPar(networks, currency), ...others]
}

/** What a payment can be paid with: all tokens that it has a quote for, unless it is restricted to some of them. */
export function acceptedTokens(
  networks: Networks,
  payment: Parameters<typeof quotedTokens>[1] & { accepted_tokens: string[] | null },
): string[] {
  return payment.accepted_tokens ?? quotedTokens(networks, payment)
}

/** The fewest decimals that some tokens have: amounts due are rounded up to them. */
export function decimalsOf({ list }: Networks, symbols: readonly string[]): number {
  const tokens = list.flatMap((network) => network.tokens)
  return Math.min(
    ...tokens.filter(({ symbol }) => symbols.includes(symbol)).map(({ decimals }) => decimals),
  )
}
