import { asAmount, toAmount, toDecimal, toUnits } from '@sluice/api/contract'
import type { Decimal } from '@sluice/api/contract'
import {
  BaseError,
  createPublicClient,
  ExecutionRevertedError,
  erc20Abi,
  getAddress,
  http,
  keccak256,
  TransactionReceiptNotFoundError,
  zeroAddress,
} from 'viem'
import type { Address, Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

import type { Uses } from '../../context.ts'
import { versionOf } from './contractVersions.ts'
import type { ContractVersion } from './contractVersions.ts'
import { termsOf } from './depositAddress.ts'
import type { EvmNetwork } from './evmNetwork.ts'
import {
  clearRefusals,
  findByNonce,
  findCoins,
  findDeposits,
  findOpen,
  findUnflushed,
  hasForwardingWork,
  insertRelayed,
  noteRefusal,
  noteRelayerBalance,
  setRelayedState,
} from './relayerRepository.ts'
import type { DepositRow, RelayerRow } from './relayerRepository.ts'

/** Deposit addresses in a transaction. Its gas stays below the 2^24 that EIP-7825 allows. */
const batchMax = 50

const baseGas = 100_000n

/** What forwarding one deposit of a batch takes, at most. Measured by `bench:chain`. */
const gasUsedEach = 95_000n

const coinDecimals = 18
const weiPerCoin = 10n ** BigInt(coinDecimals)

/** After so many blocks, or so much time, a transaction that was not mined is replaced. */
const stuckBlocks = 10
const stuckMs = 60_000

const warnEveryMs = 3_600_000

type Fees = Pick<RelayerRow, 'max_fee_per_gas' | 'priority_fee_per_gas'>

/** Replacements have to offer an eighth more. */
function raised(fee: bigint): bigint {
  return (fee * 9n) / 8n + 1n
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

/** What a relayer works with. Without a key it sends nothing: merchants flush themselves then. */
export interface RelayerParts {
  context: Uses<'database' | 'logger' | 'now'>
  network: EvmNetwork
  url: string
  key: Hex | undefined
  timeoutMs?: number | undefined
}

/** Forwards the confirmed money of one network to the merchants. */
export interface Relayer {
  /**
   * Looks after the pending transaction or, if there is none, sends the next batch. True if it sent one. Rejects if the
   * provider or the database fails; it can stop after any step, and the next run continues.
   */
  run: () => Promise<boolean>
}

/** The version of a transaction's deposit addresses, which have one factory. */
function versionIn([first]: DepositRow[]): ContractVersion {
  if (!first) throw new Error('A transaction forwards at least one deposit')
  return versionOf(first.factory)
}

export function createRelayer(parts: RelayerParts): Relayer {
  const { context, network, url, key } = parts
  const { timeoutMs = 10_000 } = parts
  const { database, logger } = context
  const { name, chain_id, coin_price, fee_cover, gas_budget } = network
  const budget = gas_budget === undefined ? null : toUnits(toAmount(gas_budget), coinDecimals)
  const maxFeePerGas = BigInt(network.max_gas_price) * 10n ** 9n
  const gasPerItem = BigInt(network.gas_each)
  const client = createPublicClient({
    transport: http(url, { batch: true, retryCount: 0, timeout: timeoutMs }),
    cacheTime: 0,
  })
  if (!key) return { run: () => Promise.resolve(false) }
  const account = privateKeyToAccount(key)
  const sender = account.address
  let warnedAt: number | null = null

  function warnOfFunds(): void {
    const now = context.now().getTime()
    if (warnedAt !== null && now - warnedAt < warnEveryMs) return
    warnedAt = now
    logger.warn({ network: name, relayer: sender }, `${name}: the relayer has too little gas money`)
  }

  /** What the chain asks for now, up to the limit. */
  async function currentFees(baseFee: bigint): Promise<Fees> {
    const asked = await client.estimateMaxPriorityFeePerGas()
    const max_fee_per_gas = smaller(2n * baseFee + asked, maxFeePerGas)
    return { max_fee_per_gas, priority_fee_per_gas: smaller(asked, max_fee_per_gas) }
  }

  /** Signing is deterministic, so the same row always makes the same transaction. */
  function sign(
    row: Fees & Pick<RelayerRow, 'nonce' | 'token' | 'gas'>,
    deposits: DepositRow[],
  ): Promise<Hex> {
    const terms = deposits.map((deposit) => termsOf(deposit.payment_id, deposit))
    const { factory, flushManyData } = versionIn(deposits)
    return account.signTransaction({
      type: 'eip1559',
      chainId: chain_id,
      nonce: row.nonce,
      to: factory,
      gas: row.gas,
      maxFeePerGas: row.max_fee_per_gas,
      maxPriorityFeePerGas: row.priority_fee_per_gas,
      data: flushManyData(terms, row.token),
    })
  }

  /** A provider refuses what it already has. Whatever else it refuses is broadcast again, or replaced, by a later run. */
  async function broadcast(serializedTransaction: Hex): Promise<void> {
    try {
      await client.sendRawTransaction({ serializedTransaction })
    } catch (error) {
      const words = error instanceof BaseError ? error.details : String(error)
      if (/insufficient funds/i.test(words)) warnOfFunds()
      else logger.debug({ network: name, reason: words }, 'a flush was not accepted')
    }
  }

  /** Stores a transaction, then broadcasts it. */
  async function send(
    row: Fees & Pick<RelayerRow, 'nonce' | 'token' | 'gas'>,
    deposits: DepositRow[],
    height: bigint,
  ): Promise<void> {
    const raw = await sign(row, deposits)
    await database.unitOfWork(({ tx }) =>
      insertRelayed(tx, {
        ...row,
        hash: keccak256(raw),
        network: name,
        sender,
        addresses: deposits.map(({ address }) => getAddress(address)),
        sent_at_height: Number(height),
        state: 'sent',
        created_at: context.now(),
      }),
    )
    await broadcast(raw)
  }

  function setStates(...change: [hashes: Hex[], state: RelayerRow['state']]): Promise<void> {
    return database.unitOfWork(({ tx }) => setRelayedState(tx, ...change))
  }

  /** What a transaction cost, in wei. Null if it was not mined. */
  async function costOf({ hash }: RelayerRow): Promise<bigint | null> {
    try {
      const { gasUsed, effectiveGasPrice } = await client.getTransactionReceipt({ hash })
      return gasUsed * effectiveGasPrice
    } catch (error) {
      if (error instanceof TransactionReceiptNotFoundError) return null
      throw error
    }
  }

  /** The chain has used the nonce: for one of the transactions, or for one that something else sent with the key. */
  async function finish(open: RelayerRow): Promise<void> {
    const rows = await findByNonce(database.db, open)
    const costs = await Promise.all(rows.map(costOf))
    await database.unitOfWork(async ({ tx }) => {
      for (const [index, { hash }] of rows.entries()) {
        const cost = costs[index] ?? null
        await setRelayedState(tx, [hash], cost === null ? 'replaced' : 'mined', cost)
      }
    })
  }

  /** Broadcasts a pending transaction again, or one that offers more if it waits for long. */
  async function push(row: RelayerRow, baseFee: bigint, height: bigint): Promise<void> {
    if (row.state !== 'sent') await setStates([row.hash], 'sent')
    const deposits = await findDeposits(database.db, row.addresses)
    const isStuck =
      height >= BigInt(row.sent_at_height + stuckBlocks) ||
      context.now().getTime() - row.created_at.getTime() >= stuckMs
    const fees = await currentFees(baseFee)
    const offer = {
      max_fee_per_gas: larger(fees.max_fee_per_gas, raised(row.max_fee_per_gas)),
      priority_fee_per_gas: larger(fees.priority_fee_per_gas, raised(row.priority_fee_per_gas)),
    }
    if (!isStuck || offer.max_fee_per_gas > maxFeePerGas) {
      await broadcast(await sign(row, deposits))
      return
    }
    const { nonce, token, gas } = row
    logger.info({ network: name, nonce }, 'a flush is stuck and is sent with higher fees')
    await send({ nonce, token, gas, ...offer }, deposits, height)
  }

  /** What addresses hold of a token or, if it is zero, of the network's own coin. */
  function balanceOf(token: Address, address: string): Promise<bigint> {
    const owner = getAddress(address)
    return token === zeroAddress
      ? client.getBalance({ address: owner })
      : client.readContract({
          address: token,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [owner],
        })
  }

  /** The deposit addresses that still hold the token, which anyone may have flushed, and from which it can be forwarded. */
  async function nextBatch(token: Address, leastFee: Decimal | null): Promise<DepositRow[]> {
    const now = context.now()
    const asked = { network: name, token, sender, now, leastFee, budget }
    const find = token === zeroAddress ? findCoins : findUnflushed
    const waiting = await find(database.db, asked, batchMax)
    const [longest] = waiting
    if (!longest) return []
    // A transaction is to one factory.
    const deposits = waiting.filter(({ factory }) => factory === longest.factory)
    const balances = await Promise.all(deposits.map(({ address }) => balanceOf(token, address)))
    const filled = deposits.filter((_, index) => (balances[index] ?? 0n) > 0n)
    const canForward = await Promise.all(filled.map((deposit) => isForwardable(token, deposit)))
    const ready = filled.filter((_, index) => canForward[index])
    const refused = filled.filter((_, index) => !canForward[index])
    await database.unitOfWork(async ({ tx }) => {
      for (const { address } of refused) {
        logger.warn({ network: name, token, address }, 'the token refuses to forward the money')
        await noteRefusal(tx, { network: name, token, address: getAddress(address) }, now)
      }
      const addresses = ready.map(({ address }) => getAddress(address))
      await clearRefusals(tx, { network: name, token }, addresses)
    })
    return ready
  }

  /** Whether a flush would succeed now. It costs nothing to ask, and one that fails costs gas. */
  async function isForwardable(token: Address, deposit: DepositRow): Promise<boolean> {
    try {
      const { factory, flushData } = versionOf(deposit.factory)
      const call = flushData(termsOf(deposit.payment_id, deposit), token)
      const { data } = await client.call({ account: sender, to: factory, data: call })
      // Nothing is returned where there is no contract.
      return data !== undefined
    } catch (error) {
      const isRevert =
        error instanceof BaseError &&
        error.walk((each) => each instanceof ExecutionRevertedError) !== null
      if (isRevert) return false
      throw error
    }
  }

  /** The least fee that covers what forwarding one deposit costs now. Null if the coin's price is not known. */
  function leastFeeAt(baseFee: bigint): Decimal | null {
    if (coin_price === undefined) return null
    const price = smaller(maxFeePerGas, baseFee + baseFee / 4n)
    const cost = (gasUsedEach * price * toAmount(coin_price)) / weiPerCoin
    return toDecimal(asAmount((cost * BigInt(Math.round(fee_cover * 100))) / 100n))
  }

  async function sendNext(nonce: number, baseFee: bigint, height: bigint): Promise<boolean> {
    if (baseFee > maxFeePerGas) return false
    const leastFee = leastFeeAt(baseFee)
    for (const token of [...network.tokens.map(({ address }) => address), zeroAddress]) {
      const deposits = await nextBatch(token, leastFee)
      if (deposits.length === 0) continue
      const fees = await currentFees(baseFee)
      const balance = await client.getBalance({ address: sender })
      await database.unitOfWork(({ tx }) => noteRelayerBalance(tx, name, balance))
      // What it can pay for now. The longest waiting are first.
      const affordable = Number(
        smaller((balance / fees.max_fee_per_gas - baseGas) / gasPerItem, BigInt(deposits.length)),
      )
      if (affordable < deposits.length) warnOfFunds()
      if (affordable < 1) return false
      const gas = baseGas + BigInt(affordable) * gasPerItem
      await send({ nonce, token, gas, ...fees }, deposits.slice(0, affordable), height)
      return true
    }
    return false
  }

  return {
    run: async () => {
      if (!(await hasForwardingWork(database.db, name))) return false
      const { number, baseFeePerGas } = await client.getBlock()
      const baseFee = baseFeePerGas ?? 0n
      // One nonce at a time: the chain's next one can leave no gap, whatever a reorg or another program has done.
      const next = await client.getTransactionCount({ address: sender, blockTag: 'latest' })
      const open = await findOpen(database.db, name, sender, next)
      for (const row of open.filter(({ nonce }) => nonce < next)) await finish(row)
      const latest = new Map(open.map((row) => [row.nonce, row]))
      const pending = [...latest.values()].filter(({ nonce }) => nonce >= next)
      if (pending[0]?.nonce === next) {
        for (const row of pending) await push(row, baseFee, number)
        return false
      }
      // Nothing has the nonce before these, so they could wait forever. Their addresses are flushed anew.
      const gone = open.filter(({ nonce }) => nonce >= next).map(({ hash }) => hash)
      await setStates(gone, 'replaced')
      return sendNext(next, baseFee, number)
    },
  }
}
