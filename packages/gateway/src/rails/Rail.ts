import type { Decimal, FeeTerms, PaymentId, PaymentNetwork, Units } from '@sluice/api/contract'
import type { Logger } from 'pino'
import type * as v from 'valibot'

import type { Database } from '../database/Database.ts'
import type { TransferRow } from './transferRepository.ts'

/** A token on a network. */
export interface Token {
  symbol: string
  /** The currency that it follows, such as USD. Tokens that follow the same count one to one. */
  peg: string
  address: string
  decimals: number
}

/** A network on which payments are accepted, with the settings that its rail reads besides. */
export interface Network {
  rail: Rail
  name: string
  title?: string | undefined
  tokens: Token[]
  confirmations: { above?: Decimal | undefined; blocks: number }[]
  second_provider_above?: Decimal | undefined
  min_order?: Decimal | undefined
  explorer?: string | undefined
  poll_seconds: number
  /** A local chain may lose its last blocks in a crash. It is followed instead of halted then. */
  isLocal?: true
}

/** The networks of a gateway. The fee wallet is part of every deposit address, so it is the same on all of them. */
export interface Networks {
  feeWallet: string
  /** The wallet that pays for forwarding, if this gateway forwards. */
  payer?: string | undefined
  list: Network[]
}

/** What a deposit address commits to, besides the payment that it is for. */
export interface DepositTerms {
  /** The wallet that gets the payment. */
  merchant: string
  /** The merchant's second wallet, for a token that the first cannot receive. */
  second_wallet: string | null
  /** The wallet that gets the fee. */
  fee_wallet: string
  fee_bps: FeeTerms['fee_bps']
  /** In millionths of a token. */
  min_fee: Units
  /** The total from which the minimum fee is due in full, in millionths of a token. */
  fee_from: Units
}

/** Where a customer pays. */
export interface DepositAddress {
  address: string
  /** What forwards the money from there. */
  factory: string
}

/** A transfer or a forwarding as a network shows it. The members are those of the stored rows. */
interface Recorded {
  tx_hash: string
  address: string
  token: string
  ordinal: number
  units: Units
}

/** What a network holds of deposit addresses in listed tokens, read anew. */
export interface NetworkRecord {
  /** It was read after this height, and up to another one where nothing can change any more. */
  from: number
  upTo: number
  addresses: ReadonlySet<string>
  transfers: Recorded[]
  flushes: (Recorded & { fee_units: Units })[]
  /** Stores what was never seen before, so that it is booked like anything that comes late. */
  store: () => Promise<void>
}

/** A transfer that was looked for by its ID. */
export interface FoundTransfer {
  /** Where it sent listed tokens to. */
  addresses: string[]
  /** Whether the network can't take it back any more. Only then it can be stored. */
  isFinal: boolean
  /** Stores it, so that it is booked like anything that comes late. */
  store: () => Promise<void>
}

/** Reads one network into the tables of transfers, and forwards what has arrived. */
export interface NetworkFollower {
  network: Network
  /**
   * Compares the network's settings with what its providers show. Rejects with a `StartUpError` if they differ; a provider
   * out of reach is only logged.
   */
  check: () => Promise<void>
  /** Reads what is new, brings up to date what it concerns, and forwards. True if there is more to read at once. Does not reject. */
  follow: () => Promise<boolean>
  /** Only reads what is new. */
  read: () => Promise<void>
  /**
   * Reads again what concerns the addresses of the last year after a height or, if that is null, all addresses from the beginning.
   * Null if the network was not read yet, or is halted. Rejects if no provider can be read.
   */
  readAgain: (after: number | null) => Promise<NetworkRecord | null>
  /** Those of some stored transfers that the network does not show. Rejects if no provider can be read. */
  missingOf: (transfers: readonly TransferRow[]) => Promise<TransferRow[]>
  stop: () => Promise<void>
}

/** What a follower works with besides its network. */
export interface FollowerParts {
  context: { database: Database; logger: Logger; now: () => Date }
  /** Pays for forwarding. Without it, merchants forward themselves. */
  key: string | undefined
  /** Brings the payments up to date for which a network has news. */
  bringDueUpToDate: (network: string) => Promise<void>
  /** Replaces how long a provider may take. */
  timeoutMs?: number | undefined
}

/**
 * A family of payment networks, such as all EVM networks. All that it is stands in one folder, and nothing outside names one
 * of its terms: ids, addresses and keys are text. Record 25.
 */
export interface Rail {
  /** Stored with every deposit address and transfer, so it must not change. */
  name: string
  /** The members of its networks in `NETWORKS_FILE` besides those that all have. */
  settings: v.ObjectEntries
  /** The setting that tells its networks apart. */
  identity: string
  /** Members of networks that an operator can name. */
  presets: Readonly<Record<string, object>>
  /** An address as it is stored. Null for any other text. */
  parseAddress: (text: string) => string | null
  /** What an address has to be, to go on after "must be". */
  addressRule: string
  /** What a merchant is told of a text that looks like an address and is none. */
  addressFault: string
  /** Whether nobody can send money on from an address, because it is one of the rail's own or known to keep it. */
  keepsMoney: (address: string) => boolean
  /** What stands for a network's own coin where a token's address is asked for. */
  coinToken: string
  /** The wallet that signed a text. Null if the signature is of none. */
  signerOf: (text: string, signature: string) => Promise<string | null>
  /** Whether there is a contract at an address, as far as a network's providers say. */
  isContract: (network: Network, address: string) => Promise<boolean>
  /** The wallet that pays for forwarding with a key. Throws a `StartUpError` for a text that is no key. */
  payerOf: (key: string) => string
  /** The ID of a transfer as it is stored, for whoever searches by it. Null for any other text. */
  parseTransferId: (text: string) => string | null
  /** The address of a payment, the same on all networks of the rail. */
  addressFor: (paymentId: PaymentId, terms: DepositTerms) => DepositAddress
  /** The payment's ID as its address commits to it, and the version of the contracts. */
  contractTermsOf: (
    paymentId: PaymentId,
    factory: string,
  ) => { ref: string; contract_version: number }
  /** What a wallet has to know of a network. */
  walletDetails: (network: Network) => Pick<PaymentNetwork, 'chain_id' | 'wallet_rpc_url' | 'coin'>
  /** A link that opens a wallet with the transfer filled in. */
  paymentUri: (
    network: Network,
    transfer: { token: Omit<Token, 'peg'>; to: string; units: Units },
  ) => string
  /** Asks a network for a transfer. Null if it has none with this ID. Rejects if its provider does not say. */
  findTransfer: (
    network: Network,
    transferId: string,
    context: FollowerParts['context'],
  ) => Promise<FoundTransfer | null>
  /** The page of a transfer in a block explorer. */
  transferPage: (explorer: string, transferId: string) => string
  /** Null if the network has no provider, so that nothing can arrive. */
  follow: (network: Network, parts: FollowerParts) => NetworkFollower | null
}
