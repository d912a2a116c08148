import { asUnits } from '@sluice/api/contract'
import type { Units } from '@sluice/api/contract'
import { depositFactoryAbi } from '@sluice/contracts'
import {
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  createPublicClient,
  erc20Abi,
  getAbiItem,
  getAddress,
  http,
  isHash,
  parseEventLogs,
  TransactionReceiptNotFoundError,
} from 'viem'
import type { Address, Hash, Log } from 'viem'

import type { TransferRow } from '../transferRepository.ts'

/** A hash that was stored as text. */
function hashOf(text: string): Hash {
  if (!isHash(text)) throw new TypeError(`${text} is no hash`)
  return text
}

/** A block's header. */
export interface Block {
  number: number
  hash: Hash
  parentHash: Hash
  minedAt: Date
}

/** Where an event was logged. */
interface Logged {
  tx_hash: Hash
  /** Counts the logs of a transaction about one address and token. */
  ordinal: number
  block_hash: Hash
  block_number: number
}

/** A token transfer. */
export interface TransferLog extends Logged {
  token: Address
  sender: Address
  address: Address
  units: Units
}

/** A transfer as it was stored. */
type StoredTransfer = Pick<
  TransferRow,
  'tx_hash' | 'block_hash' | 'token' | 'address' | 'ordinal' | 'units'
>

/** Money that a deposit address forwarded. */
export interface FlushLog extends Logged {
  token: Address
  address: Address
  units: Units
  fee_units: Units
  fee_paid: boolean
}

/** One block, or a range of them that can no longer change. */
export type Blocks = { blockHash: Hash } | { fromBlock: bigint; toBlock: bigint }

/** Which transfers to read: those of some tokens, to some addresses or to all. What other contracts log costs nothing. */
export interface TransferFilter {
  tokens: Address[]
  to?: Address[]
}

const transferEvent = getAbiItem({ abi: erc20Abi, name: 'Transfer' })
const flushedEvent = getAbiItem({ abi: depositFactoryAbi, name: 'Flushed' })
const timeoutMs = 10_000

/**
 * The logs in the order of the chain, each once, whatever the provider makes of it. Throws if one is not from the blocks
 * that were asked for.
 */
function checkLogs<
  L extends Pick<Log<bigint, number, false>, 'blockHash' | 'blockNumber' | 'logIndex'>,
>(logs: readonly L[], blocks: Blocks): L[] {
  const isAsked = (log: L) =>
    'blockHash' in blocks
      ? log.blockHash === blocks.blockHash
      : log.blockNumber >= blocks.fromBlock && log.blockNumber <= blocks.toBlock
  if (!logs.every(isAsked)) throw new Error('logs of other blocks than those asked for')
  const unique = new Map(logs.map((log) => [`${log.blockHash} ${log.logIndex}`, log]))
  return [...unique.values()].toSorted(
    (a, b) => Number(a.blockNumber - b.blockNumber) || a.logIndex - b.logIndex,
  )
}

/** Numbers the logs, which are in the order of the chain. */
function numbered<T extends Omit<Logged, 'ordinal'> & { address: Address; token: Address }>(
  logs: T[],
): (T & { ordinal: number })[] {
  const counts = new Map<string, number>()
  return logs.map((log) => {
    const key = `${log.block_hash} ${log.tx_hash} ${log.address} ${log.token}`
    const ordinal = counts.get(key) ?? 0
    counts.set(key, ordinal + 1)
    return { ...log, ordinal }
  })
}

function placeOf(log: Log<bigint, number, false>) {
  return {
    tx_hash: log.transactionHash,
    block_hash: log.blockHash,
    block_number: Number(log.blockNumber),
  }
}

/** What a receipt has to say of a transfer. */
function contentOf({
  token,
  address,
  ordinal,
  units,
}: Pick<TransferRow, 'token' | 'address' | 'ordinal' | 'units'>) {
  return [token, address, ordinal, units].join(' ')
}

function transfersIn(logs: Log<bigint, number, false>[]): TransferLog[] {
  const parsed = parseEventLogs({ abi: [transferEvent], logs })
  return numbered(
    parsed
      .filter(({ args }) => args.value > 0n)
      .map((log) => ({
        ...placeOf(log),
        token: getAddress(log.address),
        sender: log.args.from,
        address: log.args.to,
        units: asUnits(log.args.value),
      })),
  )
}

function isMissing(cause: unknown): boolean {
  return (
    cause instanceof ContractFunctionZeroDataError || cause instanceof ContractFunctionRevertedError
  )
}

/** Null if there is no contract that knows the function. Rejects if the provider does not say. */
async function unlessMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof BaseError && error.walk(isMissing)) return null
    throw error
  }
}

/**
 * Reads one network from one provider. Whatever the provider answers instead of data, such as a refusal or nothing,
 * rejects.
 */
export function createReader(url: string, timeout = timeoutMs) {
  const client = createPublicClient({
    transport: http(url, { retryCount: 0, timeout }),
    cacheTime: 0,
  })

  /** Sends what is asked at once as one request, which a load balancer passes to one node. */
  const together = createPublicClient({
    transport: http(url, { batch: true, retryCount: 0, timeout }),
    cacheTime: 0,
  })

  const { host } = new URL(url)

  /** Names the provider in an error, without the rest of its URL, which may contain a key. */
  function guard<A extends unknown[], R>(call: (...args: A) => Promise<R>) {
    return async (...args: A): Promise<R> => {
      try {
        return await call(...args)
      } catch (error) {
        const words =
          error instanceof BaseError ? `${error.shortMessage} ${error.details}` : String(error)
        // The cause contains the URL.
        // oxlint-disable-next-line eslint/preserve-caught-error
        throw new Error(`${host}: ${words.replaceAll(url, host)}`)
      }
    }
  }

  async function block(at: { number: number } | 'latest' | 'finalized'): Promise<Block> {
    const found = await client.getBlock(
      typeof at === 'string' ? { blockTag: at } : { blockNumber: BigInt(at.number) },
    )
    const number = Number(found.number)
    if (typeof at !== 'string' && number !== at.number)
      throw new Error('another block than asked for')
    return {
      number,
      hash: found.hash,
      parentHash: found.parentHash,
      minedAt: new Date(Number(found.timestamp) * 1_000),
    }
  }

  /** Reads logs. A node that has not got the last block of a range yet would find none there, and not say why. */
  async function readLogs<T>(
    blocks: Blocks,
    read: (from: typeof client) => Promise<T>,
  ): Promise<T> {
    if ('blockHash' in blocks) return read(client)
    const [logs] = await Promise.all([
      read(together),
      together.getBlock({ blockNumber: blocks.toBlock }),
    ])
    return logs
  }

  return {
    host,
    chainId: guard(() => client.getChainId()),
    head: guard(() => block('latest')),
    block: guard((number: number) => block({ number })),

    /** The number of the latest final block; null if the provider does not know. */
    finalized: async (): Promise<number | null> => {
      try {
        return (await block('finalized')).number
      } catch {
        return null
      }
    },

    /** Transfers of more than zero, in the order of the chain. */
    transfers: guard(async (blocks: Blocks, filter: TransferFilter): Promise<TransferLog[]> => {
      const logs = await readLogs(blocks, (from) =>
        from.getLogs({
          ...blocks,
          event: transferEvent,
          strict: true,
          address: filter.tokens,
          ...(filter.to && { args: { to: filter.to } }),
        }),
      )
      return transfersIn(checkLogs(logs, blocks))
    }),

    /** What deposit addresses of some factories forwarded. Their versions log the same event. */
    flushes: guard(async (blocks: Blocks, factories: Address[]): Promise<FlushLog[]> => {
      const logs = await readLogs(blocks, (from) =>
        from.getLogs({ ...blocks, address: factories, event: flushedEvent, strict: true }),
      )
      return numbered(
        checkLogs(logs, blocks).map((log) => ({
          ...placeOf(log),
          token: log.args.token,
          address: log.args.forwarder,
          units: asUnits(log.args.amount),
          fee_units: asUnits(log.args.fee),
          fee_paid: log.args.feePaid,
        })),
      )
    }),

    /** Which transfers of a transaction are in its receipt, if it was successful and is in their block. */
    confirmedBy: guard(
      async <T extends StoredTransfer>(txHash: string, transfers: readonly T[]): Promise<T[]> => {
        const receipt = await client
          .getTransactionReceipt({ hash: hashOf(txHash) })
          .catch((error: unknown) => {
            if (error instanceof TransactionReceiptNotFoundError) return null
            throw error
          })
        if (receipt?.status !== 'success') return []
        const logged = new Set(transfersIn(receipt.logs).map(contentOf))
        return transfers.filter(
          (transfer) =>
            transfer.block_hash === receipt.blockHash && logged.has(contentOf(transfer)),
        )
      },
    ),

    /** A token's decimals; null if there is no token at the address. */
    decimals: guard((token: Address) =>
      unlessMissing(
        client.readContract({ address: token, abi: erc20Abi, functionName: 'decimals' }),
      ),
    ),

    /** The code behind a factory's deposit addresses; null if there is no factory at the address. */
    implementation: guard((factory: Address) =>
      unlessMissing(
        client.readContract({
          address: factory,
          abi: depositFactoryAbi,
          functionName: 'implementation',
        }),
      ),
    ),
  }
}

/** A network as one provider shows it. */
export type ChainReader = ReturnType<typeof createReader>
