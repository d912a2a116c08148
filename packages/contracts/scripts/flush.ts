import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import {
  createPublicClient,
  createWalletClient,
  erc20Abi,
  http,
  isAddress,
  isHex,
  parseEventLogs,
  zeroAddress,
} from 'viem'
import type { Address, Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

import { depositFactoryAbi, depositFactoryV1Abi } from '../artifacts/index.ts'

/*
 * Flushes deposit addresses without the gateway: a merchant runs it with the terms exported from the gateway, an RPC address
 * and a key that pays for gas. Without a key it only says what it would do. See README.md.
 */

/** The export of the gateway: `GET /user/business/transaction/terms`. */
interface Exported {
  address: Address
  factory: Address
  merchant: Address
  second_wallet: Address | null
  fee_wallet: Address
  fee_bps: number
  min_fee: string
  fee_from: string
  ref: Hex
  contract_version: number
}

/** The contract wants 250,000 left before each item. An estimate would let all items fail. */
const gasPerItem = 260_000n
const baseGas = 100_000n
const batchMax = 50

const { values } = parseArgs({
  options: { terms: { type: 'string' }, rpc: { type: 'string' }, token: { type: 'string' } },
})
const { terms: file, rpc, token } = values
if (!file || !rpc || !token || !isAddress(token)) {
  throw new Error('usage: FLUSH_KEY=0x… node scripts/flush.ts --terms FILE --rpc URL --token 0x…')
}
const asset: Address = token
const transport = http(rpc)
const client = createPublicClient({ transport })

/** The terms as the contract reads them. The first version leaves out what it does not know. */
function termsOf({ merchant, second_wallet, fee_wallet, fee_bps, ...terms }: Exported) {
  return {
    merchant,
    fallbackMerchant: second_wallet ?? zeroAddress,
    feeWallet: fee_wallet,
    feeBps: fee_bps,
    minFee: BigInt(terms.min_fee),
    from: BigInt(terms.fee_from),
    ref: terms.ref,
  }
}

/** The ABI of an address's factory. */
function abiOf({ contract_version }: Exported) {
  return contract_version === 1 ? depositFactoryV1Abi : depositFactoryAbi
}

/** Whether an address is what the contract derives from its terms, so that it can pay nobody else. */
async function isDerived(exported: Exported): Promise<boolean> {
  const derived = await client.readContract({
    address: exported.factory,
    abi: abiOf(exported),
    functionName: 'addressOf',
    args: [termsOf(exported)],
  })
  return derived.toLowerCase() === exported.address.toLowerCase()
}

async function flush(key: Hex, batch: [Exported, ...Exported[]]): Promise<void> {
  const [first] = batch
  const account = privateKeyToAccount(key)
  const wallet = createWalletClient({ account, transport })
  const hash = await wallet.writeContract({
    chain: null,
    address: first.factory,
    abi: abiOf(first),
    functionName: 'flushMany',
    args: [batch.map(termsOf), asset],
    gas: baseGas + BigInt(batch.length) * gasPerItem,
  })
  const { logs } = await client.waitForTransactionReceipt({ hash })
  const flushed = parseEventLogs({ abi: depositFactoryAbi, eventName: 'Flushed', logs })
  for (const { args } of flushed) {
    console.log(`${args.forwarder}: forwarded ${args.amount}, of which ${args.fee} fee`)
  }
  console.log(`${flushed.length} of ${batch.length} flushed in ${hash}`)
}

const exported: Exported[] = JSON.parse(await readFile(file, 'utf8'))
const full: Exported[] = []
for (const each of exported) {
  if (!(await isDerived(each))) {
    console.log(`${each.address}: NOT derived from its terms, left out`)
    continue
  }
  const balance = await client.readContract({
    address: asset,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [each.address],
  })
  if (balance === 0n) continue
  console.log(`${each.address}: holds ${balance} for ${each.merchant}`)
  full.push(each)
}
const key = process.env['FLUSH_KEY']
if (!isHex(key)) console.log(`${full.length} to flush; set FLUSH_KEY to do so`)
else {
  for (const factory of new Set(full.map((each) => each.factory))) {
    const own = full.filter((each) => each.factory === factory)
    for (let start = 0; start < own.length; start += batchMax) {
      const [first, ...others] = own.slice(start, start + batchMax)
      if (first) await flush(key, [first, ...others])
    }
  }
}
