import { asUnits } from '@sluice/api/contract'
import type { Units } from '@sluice/api/contract'
import { depositFactoryAbi } from '@sluice/contracts'
import {
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  createPublicClient,
  erc20Abi,
  formatLog,
  getAbiItem,
  getAddress,
  http,
  isHash,
  numberToHex,
  pad,
  parseEventLogs,
  RpcRequestError,
  toEventSelector,
  TransactionReceiptNotFoundError,
  zeroAddress,
} from 'viem'
import type { Address, Hash, Log, RpcLog } from 'viem'

import type { TransferRow } from '../transferRepository.ts'

/** A hash that was stored as text. */
function hashOf(text: string): Hash {
  if (!isHash(text)) throw new TypeError(`${text} is no hash`)
  return text
}

/** A provider answered that it will not do what was asked, such as read so many blocks at once. */
export class Refusal extends Error {}

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

/** Blocks from one number to another. */
export interface BlockRange {
  from: number
  to: number
}

/** Which logs to read. What other contracts log costs nothing. */
export interface LogFilter {
  /** Transfers of these tokens, to some addresses or to all. */
  tokens: Address[]
  to?: Address[]
  /** What the deposit addresses of these factories forwarded. Their versions log the same event. */
  factories: Address[]
}

const transferEvent = getAbiItem({ abi: erc20Abi, name: 'Transfer' })
const flushedEvent = getAbiItem({ abi: depositFactoryAbi, name: 'Flushed' })
const bothEvents = [transferEvent, flushedEvent].map((event) => toEventSelector(event))
const timeoutMs = 10_000

/**
 * The logs in the order of the chain, each once, whatever the provider makes of it. Throws if one is not from the blocks
 * that were asked for.
 */
function checkLogs<
  L extends Pick<Log<bigint, number, false>, 'blockHash' | 'blockNumber' | 'logIndex'>,
>(logs: readonly L[], { from, to }: BlockRange): L[] {
  const isAsked = ({ blockNumber }: L) => blockNumber >= from && blockNumber <= to
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

function flushesIn(logs: Log<bigint, number, false>[]): FlushLog[] {
  return numbered(
    parseEventLogs({ abi: [flushedEvent], logs }).map((log) => ({
      ...placeOf(log),
      token: log.args.token,
      address: log.args.forwarder,
      units: asUnits(log.args.amount),
      fee_units: asUnits(log.args.fee),
      fee_paid: log.args.feePaid,
    })),
  )
}

/** A log as a provider sends it. Throws for one that is not part of a block yet. */
function minedLog(log: RpcLog): Log<bigint, number, false> {
  const { blockHash, blockNumber, logIndex, transactionHash, transactionIndex, ...rest } =
    formatLog(log)
  const { address, data, topics, removed } = rest
  if (
    blockHash === null ||
    blockNumber === null ||
    logIndex === null ||
    transactionHash === null ||
    transactionIndex === null
  ) {
    throw new Error('a log without a block')
  }
  const place = { blockHash, blockNumber, logIndex, transactionHash, transactionIndex }
  return { address, data, topics, removed, ...place }
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
        const message = `${host}: ${words.replaceAll(url, host)}`
        const isRefusal =
          error instanceof BaseError &&
          error.walk((each) => each instanceof RpcRequestError) !== null
        // The cause contains the URL.
        // oxlint-disable-next-line eslint/preserve-caught-error
        throw isRefusal ? new Refusal(message) : new Error(message)
      }
    }
  }

  async function block(
    at: { number: number } | 'latest' | 'finalized',
    from = client,
  ): Promise<Block> {
    const found = await from.getBlock(
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

  /** Null if there is no such transaction. */
  function receiptOf(txHash: string) {
    return client.getTransactionReceipt({ hash: hashOf(txHash) }).catch((error: unknown) => {
      if (error instanceof TransactionReceiptNotFoundError) return null
      throw error
    })
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

    /**
     * The transfers of more than zero and the flushes of a range, in the order of the chain, and its last block: a node that has
     * not got that yet would find nothing there, and not say why.
     */
    logs: guard(async ({ from, to }: BlockRange, filter: LogFilter) => {
      const second =
        filter.to && [...filter.to, ...filter.tokens, zeroAddress].map((address) => pad(address))
      const [found, last] = await Promise.all([
        together.request({
          method: 'eth_getLogs',
          params: [
            {
              fromBlock: numberToHex(from),
              toBlock: numberToHex(to),
              address: [...filter.tokens, ...filter.factories],
              // The second topic of a transfer is the receiver, and that of a flush the token, which is zero for the coin.
              topics: second ? [bothEvents, null, second] : [bothEvents],
            },
          ],
        }),
        block({ number: to }, together),
      ])
      const logs = checkLogs(found.map(minedLog), { from, to })
      const ofFactory = new Set(filter.factories.map((address) => address.toLowerCase()))
      const isFlush = (log: Log<bigint, number, false>) => ofFactory.has(log.address.toLowerCase())
      return {
        transfers: transfersIn(logs.filter((log) => !isFlush(log))),
        flushes: flushesIn(logs.filter(isFlush)),
        last,
      }
    }),

    /** Which transfers of a transaction are in its receipt, if it was successful and is in their block. */
    confirmedBy: guard(
      async <T extends StoredTransfer>(txHash: string, transfers: readonly T[]): Promise<T[]> => {
        const receipt = await receiptOf(txHash)
        if (receipt?.status !== 'success') return []
        const logged = new Set(transfersIn(receipt.logs).map(contentOf))
        return transfers.filter(
          (transfer) =>
            transfer.block_hash === receipt.blockHash && logged.has(contentOf(transfer)),
        )
      },
    ),

    /** The block of a successful transaction, and who got some of these tokens in it. Null if there is none. */
    receiversOf: guard(async (txHash: string, tokens: readonly string[]) => {
      const receipt = await receiptOf(txHash)
      return receipt?.status === 'success'
        ? {
            block_number: Number(receipt.blockNumber),
            addresses: transfersIn(receipt.logs)
              .filter(({ token }) => tokens.includes(token))
              .map(({ address }) => address),
          }
        : null
    }),

    /** A token's decimals; null if there is no token at the address. */
    decimals: guard((token: Address) =>
      unlessMissing(
        client.readContract({ address: token, abi: erc20Abi, functionName: 'decimals' }),
      ),
    ),

    /** What addresses hold of the network's own coin, in wei, in their order. */
    balances: guard((addresses: Address[]) =>
      Promise.all(addresses.map((address) => together.getBalance({ address }))),
    ),

    /** Whether there is a contract at an address. An account that delegates to one (EIP-7702) is none. */
    hasCode: guard(async (address: Address) => {
      const code = await client.getCode({ address })
      return code !== undefined && !code.startsWith('0xef0100')
    }),

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
