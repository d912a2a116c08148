import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, rename } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

import { testTokenAbi, testTokenBytecode } from '@sluice/contracts'
import pLimit from 'p-limit'
import {
  createTestClient,
  defineChain,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  http,
  isHash,
  publicActions,
  TransactionReceiptNotFoundError,
  walletActions,
} from 'viem'
import type { Address, Hash, Hex } from 'viem'

import { contractVersions, deployedAddress, deployment } from '../contractVersions.ts'
import type { LocalChain, LocalTransfer } from '../../LocalChain.ts'

/** The local chain cannot run here, such as on a platform without a binary of anvil. */
export class LocalChainUnavailable extends Error {
  override readonly name = 'LocalChainUnavailable'
}

/** The sandbox's EVM chain. */
export interface LocalEvmChain extends LocalChain {
  pay: (transfer: LocalTransfer) => Promise<Hash>
  /**
   * Replaces the last blocks. Transactions that are given are mined again, each in the new block of its number, from 0; all
   * others are dropped.
   */
  reorg: (depth: number, again?: { hash: Hash; block: number }[]) => Promise<void>
}

/** How often anvil writes its state. What a crash loses is rolled back like in a reorg. */
const stateSeconds = 2

/** Anvil's chain. It is also in `viem/chains`, which loads seven hundred others with it. */
export const anvilChain = defineChain({
  id: 31_337,
  name: 'Anvil',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})

/** Anvil's well-known development accounts. */
const customer: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const sandboxFeeWallet: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
/** Where the demo merchant's payments go. */
export const demoWallet: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
/** A funded account. */
export const sandboxRelayerKey: Hex =
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a'

/** The test tokens, which have the same addresses on every local chain. */
export const testTokens = [
  { name: 'Test Tether USD', symbol: 'USDT', decimals: 6 },
  { name: 'Test USD Coin', symbol: 'USDC', decimals: 6 },
].map(({ name, symbol, decimals }) => {
  const bytecode = encodeDeployData({
    abi: testTokenAbi,
    bytecode: testTokenBytecode,
    args: [name, symbol, decimals],
  })
  return { symbol, decimals, bytecode, address: deployedAddress(bytecode) }
})

/**
 * More than a transfer takes. An estimate could be too low: a transfer to an address that the relayer empties meanwhile takes more
 * gas than one to an address that holds tokens.
 */
const transferGas = 200_000n

/** More than anyone spends. */
const customerFunds = 10n ** 32n

function anvilBinary(): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch
  const name = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
  const file = `@foundry-rs/anvil-${process.platform}-${architecture}/bin/${name}`
  try {
    const anvil = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
    return createRequire(anvil).resolve(file)
  } catch {
    throw new LocalChainUnavailable(
      `there is no anvil for ${process.platform} on ${process.arch}, so payments cannot be simulated`,
    )
  }
}

/** Starts anvil and waits for its URL. Null if it ends before, such as when it cannot read its state. */
async function startAnvil(args: string[]): Promise<{ url: string; process: ChildProcess } | null> {
  // The shell ends anvil when this process ends, however it does: its standard input closes then. It lets go of anvil's output,
  // which ends when anvil does.
  const child = spawn(
    'sh',
    ['-c', '"$0" "$@" & exec > /dev/null; cat; kill $!; wait $!', anvilBinary(), ...args],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
      // Ctrl-C reaches the gateway alone, which still needs the chain while it shuts down.
      detached: true,
    },
  )
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) {
    const address = /^Listening on (\S+)/.exec(line)?.[1]
    if (!address) continue
    // Anvil would stop at a full pipe.
    child.stdout.resume()
    return { url: `http://${address}`, process: child }
  }
  child.stdin.end()
  return null
}

async function startWithState(folder: string, args: string[], since: string[]) {
  await mkdir(folder, { recursive: true })
  const state = join(folder, 'state.json')
  const backup = join(folder, 'state.backup.json')
  const keep = ['--state', state, '--state-interval', String(stateSeconds)]
  const isKept = await copyFile(state, `${state}.read`).then(
    () => true,
    () => false,
  )
  if (isKept) {
    const anvil = await startAnvil([...args, ...keep])
    if (anvil) {
      // What could be read once can be read again.
      await rename(`${state}.read`, backup)
      return { anvil, isNew: false }
    }
    await rename(state, join(folder, 'state.unreadable.json'))
    if (
      await copyFile(backup, state).then(
        () => true,
        () => false,
      )
    ) {
      const older = await startAnvil([...args, ...keep])
      if (older) return { anvil: older, isNew: false }
      await rename(state, join(folder, 'state.unreadable.json'))
    }
  }
  return { anvil: await startAnvil([...args, ...keep, ...since]), isNew: true }
}

/**
 * Starts the local chain with its state in a folder, or in memory if there is none. A new chain begins at `since`. Rejects with
 * `LocalChainUnavailable`.
 */
export async function startLocalChain(options: {
  folder: string | null
  since: Date
}): Promise<LocalEvmChain> {
  const args = ['--host', '127.0.0.1', '--port', '0', '--slots-in-an-epoch', '1', '--no-cors']
  const since = ['--timestamp', String(Math.floor(options.since.getTime() / 1_000))]
  const { anvil, isNew } = options.folder
    ? await startWithState(options.folder, args, since)
    : { anvil: await startAnvil([...args, ...since]), isNew: true }
  if (!anvil)
    throw new LocalChainUnavailable('anvil did not start, so payments cannot be simulated')

  const transport = http(anvil.url)
  const client = createTestClient({
    mode: 'anvil',
    chain: anvilChain,
    transport,
    pollingInterval: 20,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions)

  /** For methods that viem does not know. */
  const { request: ask } = transport({ chain: anvilChain })
  const request = (method: string, params: unknown[]): Promise<unknown> => ask({ method, params })

  const oneAtATime = pLimit(1)

  async function send(
    to: Address,
    data: Hex,
    { account = customer, ...rest }: { account?: Address; gas?: bigint; value?: bigint } = {},
  ): Promise<Hash> {
    // Anvil may give two transactions that it gets at once the same nonce.
    const hash = await oneAtATime(() => client.sendTransaction({ account, to, data, ...rest }))
    const { status } = await client.waitForTransactionReceipt({ hash })
    if (status !== 'success') throw new Error('The local chain refused a transaction')
    return hash
  }

  /** Sets the next block's time, or the earliest that is possible if that has passed on the chain. */
  async function setNextTime(at: Date): Promise<void> {
    const latest = await client.getBlock()
    const time = BigInt(Math.floor(at.getTime() / 1_000))
    const timestamp = time > latest.timestamp ? time : latest.timestamp + 1n
    try {
      await client.setNextBlockTimestamp({ timestamp })
    } catch (error) {
      // Another block, mined since the latest was read, may be later.
      if ((await client.getBlock()).number === latest.number) throw error
      await setNextTime(at)
    }
  }

  const mint = (token: Address, to: Address, units: bigint) =>
    send(token, encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args: [to, units] }))

  // A first start that was interrupted may have left some of these out.
  const deployUnlessThere = async (address: Address, bytecode: Hex) => {
    if (await client.getCode({ address })) return
    const { to, data } = deployment(bytecode)
    await send(to, data)
  }
  for (const { factory, bytecode } of contractVersions) await deployUnlessThere(factory, bytecode)
  for (const { bytecode, address } of testTokens) {
    await deployUnlessThere(address, bytecode)
    const funds = await client.readContract({
      address,
      abi: testTokenAbi,
      functionName: 'balanceOf',
      args: [customer],
    })
    if (funds === 0n) await mint(address, customer, customerFunds)
  }

  const reorg: LocalEvmChain['reorg'] = async (depth, again = []) => {
    // Anvil loses blocks for good if it mines while it replaces them. What it cannot mine stays in the pool.
    const deadline = Date.now() + 2_000
    while ((await client.getTxpoolStatus()).pending > 0 && Date.now() < deadline) await sleep(10)
    const kept: [transaction: unknown, block: number][] = []
    for (const { hash, block } of again) {
      kept.push([await request('eth_getRawTransactionByHash', [hash]), block])
    }
    await request('anvil_reorg', [depth, kept])
  }

  /** How many blocks a reorg has to replace to remove a transaction. 0 if it is not on the chain. */
  async function depthOf(hash: Hash): Promise<number> {
    try {
      const { blockNumber } = await client.getTransactionReceipt({ hash })
      return Number((await client.getBlockNumber()) - blockNumber) + 1
    } catch (error) {
      if (error instanceof TransactionReceiptNotFoundError) return 0
      throw error
    }
  }

  return {
    url: anvil.url,
    isNew,
    pay: async ({ to, token, units, at, from }) => {
      const account = from === undefined ? customer : getAddress(from)
      if (from !== undefined) {
        await client.impersonateAccount({ address: account })
        await client.setBalance({ address: account, value: 10n ** 18n })
        await mint(getAddress(token), account, units)
      }
      if (at) await setNextTime(at)
      return send(
        getAddress(token),
        encodeFunctionData({
          abi: erc20Abi,
          functionName: 'transfer',
          args: [getAddress(to), units],
        }),
        { account, gas: transferGas },
      )
    },
    payCoin: ({ to, units }) => send(getAddress(to), '0x', { gas: transferGas, value: units }),
    mine: async (blocks, at) => {
      if (at) await setNextTime(at)
      await client.mine({ blocks })
    },
    reorg,
    drop: async (transferId) => {
      if (!isHash(transferId)) throw new TypeError(`${transferId} is no transfer`)
      let depth = await depthOf(transferId)
      // A block that is mined meanwhile keeps it.
      for (; depth > 0; depth = await depthOf(transferId)) await reorg(depth)
    },
    latestTime: async () => new Date(Number((await client.getBlock()).timestamp) * 1_000),
    setClock: async (at) => {
      await request('evm_setTime', [Math.floor(at.getTime() / 1_000)])
    },
    stop: async () => {
      const ended = once(anvil.process, 'exit')
      anvil.process.stdin?.end()
      await ended
    },
  }
}
