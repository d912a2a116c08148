import { asUnits } from '@sluice/api/contract'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { createPublicClient, erc20Abi, http, zeroAddress } from 'viem'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  sandboxFeeWallet,
  sandboxRelayerKey,
  startLocalChain,
  testTokens,
} from './local/localChain.ts'
import type { LocalEvmChain } from './local/localChain.ts'
import { currentVersion } from './contractVersions.ts'
import { refOf } from './depositAddress.ts'

const run = promisify(execFile)
const script = fileURLToPath(new URL('../../../../contracts/scripts/flush.ts', import.meta.url))
const merchant: Address = '0x1111111111111111111111111111111111111111'
const token = testTokens[0]?.address ?? '0x'

let chain: LocalEvmChain
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sluice-flush-'))
  chain = await startLocalChain({ folder: null, since: new Date() })
}, 60_000)
afterAll(async () => {
  await chain.stop()
  await rm(folder, { recursive: true })
})

/** Terms as the gateway exports them. */
function exported(number: number) {
  const ref = refOf(`01990000-0000-7000-8000-00000000000${number}`)
  const terms = {
    merchant,
    fallbackMerchant: zeroAddress,
    feeWallet: sandboxFeeWallet,
    feeBps: 50,
    minFee: asUnits(1_000_000n),
    from: 0n,
    ref,
  }
  return {
    payment_id: String(number),
    address: currentVersion.depositAddress(terms),
    factory: currentVersion.factory,
    merchant,
    second_wallet: null,
    fee_wallet: sandboxFeeWallet,
    fee_bps: 50,
    min_fee: '1000000',
    fee_from: '0',
    ref,
    contract_version: currentVersion.version,
  }
}

function balance(owner: Address): Promise<bigint> {
  return createPublicClient({ transport: http(chain.url) }).readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  })
}

test(
  'the script of the contracts flushes exported addresses without a gateway',
  { timeout: 60_000 },
  async () => {
    const [first, second, empty] = [exported(1), exported(2), exported(3)]
    // An address that was not derived from its terms could pay somebody else.
    const forged = { ...exported(4), merchant: sandboxFeeWallet }
    await chain.pay({ to: first.address, token, units: 100_000_000n })
    await chain.pay({ to: second.address, token, units: 400_000_000n })
    await chain.pay({ to: forged.address, token, units: 1_000_000n })
    const terms = join(folder, 'terms.json')
    await writeFile(terms, JSON.stringify([first, second, empty, forged]))
    const args = [script, '--terms', terms, '--rpc', chain.url, '--token', token]

    const tried = await run(process.execPath, args, { env: {} })
    expect(tried.stdout).toContain('2 to flush')
    expect(tried.stdout).toContain(`${forged.address}: NOT derived from its terms`)
    expect(await balance(merchant)).toBe(0n)
    const flushed = await run(process.execPath, args, { env: { FLUSH_KEY: sandboxRelayerKey } })
    expect(flushed.stdout).toContain('2 of 2 flushed')
    expect(await balance(merchant)).toBe(99_000_000n + 398_000_000n)
    expect(await balance(sandboxFeeWallet)).toBe(3_000_000n)
  },
)
