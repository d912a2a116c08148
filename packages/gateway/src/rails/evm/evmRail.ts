import { getAddress, isHash, isHex, recoverMessageAddress, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

import type { Rail } from '../Rail.ts'
import {
  contractVersions,
  currentVersion,
  deterministicDeployer,
  versionOf,
} from './contractVersions.ts'
import { refOf, termsOf } from './depositAddress.ts'
import { toChecksumAddress } from './evmAddress.ts'
import { evmNetwork, evmSettings } from './evmNetwork.ts'
import { findTransfer } from './findTransfer.ts'
import { createFollower } from './follower.ts'
import { presets } from './presets.ts'
import { createReader } from './reader.ts'
import { relayerKeyOf } from './relayerKey.ts'

/** Where money was sent to be destroyed, or to stand for a network's own coin. */
const burnAddresses = new Set([
  '0x000000000000000000000000000000000000dead',
  '0xdead000000000000000000000000000000000000',
  '0xdeaddeaddeaddeaddeaddeaddeaddeaddeaddead',
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  '0xffffffffffffffffffffffffffffffffffffffff',
])

/** How long a merchant who changes the wallet waits for a provider. */
const contractTimeoutMs = 3_000

const ownContracts = [
  deterministicDeployer,
  ...contractVersions.flatMap(({ factory, implementation }) => [factory, implementation]),
]

/** Our contracts, those that every EVM network has below address 65,536, and known burn addresses. */
function keepsMoney(address: string): boolean {
  const own = ownContracts.some((contract) => contract.toLowerCase() === address.toLowerCase())
  return own || BigInt(address) < 65_536n || burnAddresses.has(address.toLowerCase())
}

/** The networks that run the Ethereum virtual machine. */
export const evmRail: Rail = {
  name: 'evm',
  settings: evmSettings,
  identity: 'chain_id',
  presets,
  parseAddress: toChecksumAddress,
  addressRule: 'an address with a valid checksum, other than zero',
  addressFault: 'This address has a wrong checksum. Check for typing errors',
  keepsMoney,
  coinToken: zeroAddress,
  signerOf: async (message, signature) => {
    if (!isHex(signature)) return null
    return recoverMessageAddress({ message, signature }).catch(() => null)
  },
  isContract: async (network, address) => {
    const [url] = evmNetwork(network).rpc
    return url !== undefined && createReader(url, contractTimeoutMs).hasCode(getAddress(address))
  },
  payerOf: (key) => privateKeyToAccount(relayerKeyOf(key)).address,
  parseTransferId: (text) => {
    // Some explorers and exchanges leave the `0x` out.
    const hash = text.length === 64 ? `0x${text}` : text
    return isHash(hash) ? hash.toLowerCase() : null
  },
  addressFor: (paymentId, terms) => ({
    address: currentVersion.depositAddress(termsOf(paymentId, terms)),
    factory: currentVersion.factory,
  }),
  contractTermsOf: (paymentId, factory) => ({
    ref: refOf(paymentId),
    contract_version: versionOf(factory).version,
  }),
  walletDetails: (network) => {
    const { chain_id, wallet_rpc = null, coin = null } = evmNetwork(network)
    return { chain_id, wallet_rpc_url: wallet_rpc, coin }
  },
  // EIP-681.
  paymentUri: (network, { token, to, units }) =>
    `ethereum:${token.address}@${evmNetwork(network).chain_id}/transfer?address=${to}&uint256=${units}`,
  findTransfer,
  transferPage: (explorer, hash) => `${explorer}/tx/${hash}`,
  follow: (network, parts) => {
    const own = evmNetwork(network)
    return own.rpc.length === 0 ? null : createFollower(own, parts)
  },
}
