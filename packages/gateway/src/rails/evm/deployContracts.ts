import { BaseError, createWalletClient, defineChain, http, publicActions } from 'viem'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

import type { Settings } from '../../config/settings.ts'
import { StartUpError } from '../../errors/Failure.ts'
import { currentVersion, deployment, deterministicDeployer } from './contractVersions.ts'
import { readNetworksFile } from '../networks.ts'
import { evmNetwork } from './evmNetwork.ts'
import type { EvmNetwork } from './evmNetwork.ts'
import { evmRail } from './evmRail.ts'
import { createReader } from './reader.ts'
import { relayerKeyOf } from './relayerKey.ts'

/** Deploys the factory on a network unless it is there. Rejects with a `StartUpError`. */
async function deployOn(network: EvmNetwork, key: Hex): Promise<string> {
  const { factory, implementation, bytecode } = currentVersion
  const { name, chain_id, rpc } = network
  const url = rpc[0] ?? ''
  const reader = createReader(url)
  const isDeployed = async () =>
    (await reader.implementation(factory).catch(() => null)) === implementation
  const account = privateKeyToAccount(key)
  const chain = defineChain({
    id: chain_id,
    name,
    nativeCurrency: { name: 'Gas', symbol: 'GAS', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
  const client = createWalletClient({ account, chain, transport: http(url) }).extend(publicActions)
  try {
    const found = await client.getChainId()
    if (found !== chain_id) {
      throw new StartUpError(`${name}: ${reader.host} answers for chain ${found}, not ${chain_id}`)
    }
    if (await isDeployed()) return `${name}: the contracts are at ${factory} already`
    if (!(await client.getCode({ address: deterministicDeployer }))) {
      throw new StartUpError(
        `${name}: there is no deterministic deployer at ${deterministicDeployer}`,
      )
    }
    const hash = await client.sendTransaction(deployment(bytecode))
    await client.waitForTransactionReceipt({ hash })
    if (!(await isDeployed())) throw new StartUpError(`${name}: the deployment ${hash} failed`)
    return `${name}: the contracts were deployed to ${factory} in ${hash}`
  } catch (error) {
    if (error instanceof StartUpError) throw error
    // The full message contains the provider's URL.
    const words = error instanceof BaseError ? `${error.shortMessage} ${error.details}` : ''
    throw new StartUpError(`${name}: ${words.replaceAll(url, reader.host)}`.trim(), { cause: name })
  }
}

/** The command `deploy-contracts`: deploys what deposit addresses need on every network of `NETWORKS_FILE`. */
export async function deployContractsCommand(
  { networks_file, relayer_key }: Settings,
  write: (text: string) => void,
): Promise<void> {
  if (!networks_file) throw new StartUpError('NETWORKS_FILE is required to deploy the contracts')
  if (!relayer_key) throw new StartUpError('RELAYER_KEY is required to pay for the deployment')
  const { list } = await readNetworksFile(networks_file, [evmRail])
  const key = relayerKeyOf(relayer_key)
  for (const network of list) write(`${await deployOn(evmNetwork(network), key)}\n`)
}
