import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createTestClient, http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { checkSettings } from '../../config/loadSettings.ts'
import {
  anvilChain,
  sandboxFeeWallet,
  sandboxRelayerKey,
  startLocalChain,
  testTokens,
} from './local/localChain.ts'
import type { LocalEvmChain } from './local/localChain.ts'
import { deployContractsCommand } from './deployContracts.ts'
import { currentVersion } from './contractVersions.ts'

let chain: LocalEvmChain
let folder: string

beforeAll(async () => {
  chain = await startLocalChain({ folder: null, since: new Date() })
  folder = await mkdtemp(join(tmpdir(), 'sluice-deploy-'))
}, 30_000)
afterAll(async () => {
  await chain.stop()
  await rm(folder, { recursive: true })
})

/** Runs the command with one network and returns what it wrote. */
async function deploy(
  changes: { chain_id?: number; rpc?: string[] } = {},
  key = sandboxRelayerKey,
) {
  const network = {
    name: 'mine',
    chain_id: anvilChain.id,
    rpc: [chain.url],
    tokens: testTokens.map(({ symbol, address, decimals }) => ({ symbol, address, decimals })),
    confirmations: [{ blocks: 1 }],
    ...changes,
  }
  const file = join(folder, 'networks.json')
  await writeFile(file, JSON.stringify({ fee_wallet: sandboxFeeWallet, networks: [network] }))
  let written = ''
  await deployContractsCommand(
    checkSettings({ networks_file: file, relayer_key: key }),
    (text) => (written += text),
  )
  return written
}

test('deploys the contracts once', async () => {
  const client = createTestClient({ mode: 'anvil', chain: anvilChain, transport: http(chain.url) })
  for (const address of [currentVersion.factory, currentVersion.implementation]) {
    await client.setCode({ address, bytecode: '0x' })
    await client.setNonce({ address, nonce: 0 })
  }
  expect(await deploy()).toContain(
    `mine: the contracts were deployed to ${currentVersion.factory} in 0x`,
  )
  expect(await deploy()).toBe(`mine: the contracts are at ${currentVersion.factory} already\n`)
})

test.each([
  ['another chain', { chain_id: 5 }, 'mine: 127.0.0.1:%PORT answers for chain 31337, not 5'],
  ['no provider', { rpc: ['http://127.0.0.1:9/secret'] }, 'mine: HTTP request failed'],
])('%s is said in one line, without the path of its URL', async (_, changes, message) => {
  const expected = message.replace('%PORT', new URL(chain.url).port)
  await expect(deploy(changes)).rejects.toThrow(expected)
  await expect(deploy(changes)).rejects.not.toThrow('secret')
})
