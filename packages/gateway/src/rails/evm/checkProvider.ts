import { StartUpError } from '../../errors/Failure.ts'
import { currentVersion } from './contractVersions.ts'
import type { EvmNetwork } from './evmNetwork.ts'
import type { ChainReader } from './reader.ts'

/**
 * Compares what a provider shows with the network's settings. Throws a `StartUpError` for a difference, and another error
 * if the provider does not answer.
 */
export async function checkProvider(reader: ChainReader, network: EvmNetwork): Promise<void> {
  const { name, chain_id, tokens } = network
  const found = await reader.chainId()
  if (found !== chain_id) {
    throw new StartUpError(`${name}: ${reader.host} answers for chain ${found}, not ${chain_id}`)
  }
  for (const { symbol, address, decimals } of tokens) {
    const actual = await reader.decimals(address)
    if (actual === null) throw new StartUpError(`${name}: ${symbol} ${address} is not a token`)
    if (actual !== decimals) {
      throw new StartUpError(`${name}: ${symbol} has ${actual} decimals, not ${decimals}`)
    }
  }
  const { factory, implementation } = currentVersion
  if ((await reader.implementation(factory)) !== implementation) {
    throw new StartUpError(
      `${name}: the contracts are not deployed; run the command deploy-contracts`,
    )
  }
}
