import { depositFactoryAbi } from '@sluice/contracts'
import {
  BlockNotFoundError,
  erc20Abi,
  formatUnits,
  isAddressEqual,
  parseEventLogs,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
} from 'viem'
import type { Address, Hash, PublicClient } from 'viem'

import { factories } from '../contractVersions.ts'
import { testTokens } from './localChain.ts'

/** An amount of a token. */
interface TokenAmount {
  /** The symbol; the address of a token that is not the sandbox's. */
  token: string
  /** A decimal; in base units for a token that is not the sandbox's. */
  amount: string
}

/** A transaction of the local chain. */
export interface ExplorerTransaction {
  hash: Hash
  succeeded: boolean
  blockNumber: bigint
  blockHash: Hash
  minedAt: Date
  /** 1 in the latest block. */
  confirmations: bigint
  from: Address
  /** Null for the creation of a contract. */
  to: Address | null
  transfers: (TokenAmount & { from: Address; to: Address })[]
  /** Payments forwarded from their deposit address. `amount` includes the fee. */
  flushes: (TokenAmount & { depositAddress: Address; fee: string; feePaid: boolean })[]
}

/** A block of the local chain. */
export interface ExplorerBlock {
  number: bigint
  hash: Hash
  minedAt: Date
  transactions: readonly Hash[]
}

function minedAt({ timestamp }: { timestamp: bigint }): Date {
  return new Date(Number(timestamp) * 1_000)
}

function describeToken(address: Address) {
  const token = testTokens.find((known) => isAddressEqual(known.address, address))
  return {
    name: token?.symbol ?? address,
    format: (units: bigint) => formatUnits(units, token?.decimals ?? 0),
  }
}

/** Reads a transaction. Null if no block of the chain has it, such as after a reorg. */
export async function readExplorerTransaction(
  client: PublicClient,
  hash: Hash,
): Promise<ExplorerTransaction | null> {
  try {
    const receipt = await client.getTransactionReceipt({ hash })
    const { blockHash, blockNumber, from, to, logs } = receipt
    const [block, head] = await Promise.all([
      client.getBlock({ blockHash }),
      client.getBlockNumber({ cacheTime: 0 }),
    ])
    const transfers = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs })
    const flushes = parseEventLogs({ abi: depositFactoryAbi, eventName: 'Flushed', logs })
    return {
      hash,
      succeeded: receipt.status === 'success',
      blockNumber,
      blockHash,
      minedAt: minedAt(block),
      confirmations: head - blockNumber + 1n,
      from,
      to,
      transfers: transfers.map(({ address, args }) => {
        const { name, format } = describeToken(address)
        return { token: name, amount: format(args.value), from: args.from, to: args.to }
      }),
      flushes: flushes
        .filter(({ address }) => factories.some((factory) => isAddressEqual(address, factory)))
        .map(({ args: { forwarder, token, amount, fee, feePaid } }) => {
          const { name, format } = describeToken(token)
          return {
            token: name,
            amount: format(amount),
            fee: format(fee),
            feePaid,
            depositAddress: forwarder,
          }
        }),
    }
  } catch (error) {
    const isMissing =
      error instanceof TransactionReceiptNotFoundError ||
      error instanceof TransactionNotFoundError ||
      error instanceof BlockNotFoundError
    if (isMissing) return null
    throw error
  }
}

/** Reads the latest blocks, newest first. */
export async function readLatestBlocks(
  client: PublicClient,
  count: number,
): Promise<ExplorerBlock[]> {
  const head = await client.getBlockNumber({ cacheTime: 0 })
  const numbers = Array.from({ length: count }, (_, index) => head - BigInt(index))
  return Promise.all(
    numbers
      .filter((number) => number >= 0n)
      .map(async (blockNumber) => {
        const block = await client.getBlock({ blockNumber })
        const { number, hash, transactions } = block
        return { number, hash, minedAt: minedAt(block), transactions }
      }),
  )
}
