import {
  depositFactoryAbi,
  depositFactoryBytecode,
  depositFactoryV1Abi,
  depositFactoryV1Bytecode,
} from '@sluice/contracts'
import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  keccak256,
  pad,
} from 'viem'
import type { AbiParameter, Address, Hex } from 'viem'

/** The deployer that has the same address on every chain, so that what it deploys has too. */
export const deterministicDeployer: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** The salt of what it deploys. */
const deploymentSalt = pad('0x0')

/** The transaction that deploys contract code at an address that depends on nothing else. */
export function deployment(bytecode: Hex) {
  return { to: deterministicDeployer, data: concat([deploymentSalt, bytecode]) }
}

/** The address at which contract code is deployed, the same on every network. */
export function deployedAddress(bytecode: Hex): Address {
  return getContractAddress({
    opcode: 'CREATE2',
    from: deterministicDeployer,
    salt: deploymentSalt,
    bytecode,
  })
}

/** What a deposit address commits to. The names are those of `Terms` in the contract. */
export interface Terms {
  merchant: Address
  /** Zero if there is none. */
  fallbackMerchant: Address
  feeWallet: Address
  feeBps: number
  /** In millionths of a token. */
  minFee: bigint
  /** The total from which the minimum fee is due in full, in millionths of a token. */
  from: bigint
  /** The payment's ID, padded to 32 bytes. */
  ref: Hex
}

/** A version of the contracts. A payment keeps its version, and old ones are read and flushed for good. */
export interface ContractVersion {
  version: number
  /** The factory, which has the same address on every network. */
  factory: Address
  /** The code behind every deposit address, which is the factory's first contract. */
  implementation: Address
  /** The factory's creation code. */
  bytecode: Hex
  /** The deposit address of some terms, as the factory's `addressOf` calculates it. */
  depositAddress: (terms: Terms) => Address
  flushData: (terms: Terms, token: Address) => Hex
  flushManyData: (terms: Terms[], token: Address) => Hex
}

type VersionParts = Pick<
  ContractVersion,
  'version' | 'bytecode' | 'flushData' | 'flushManyData'
> & {
  /** The types of the terms, and the terms in their order. */
  termsParameters: readonly AbiParameter[]
  inOrder: (terms: Terms) => unknown[]
}

function contractVersion({ termsParameters, inOrder, ...parts }: VersionParts): ContractVersion {
  const factory = deployedAddress(parts.bytecode)
  const implementation = getContractAddress({ from: factory, nonce: 1n })
  // The creation code of a minimal proxy (ERC-1167).
  const bytecodeHash = keccak256(
    concat([
      '0x3d602d80600a3d3981f3363d3d373d3d3d363d73',
      implementation,
      '0x5af43d82803e903d91602b57fd5bf3',
    ]),
  )
  return {
    ...parts,
    factory,
    implementation,
    depositAddress: (terms) => {
      const salt = keccak256(encodeAbiParameters(termsParameters, inOrder(terms)))
      return getContractAddress({ opcode: 'CREATE2', from: factory, salt, bytecodeHash })
    },
  }
}

/** Without a second wallet, and with the minimum fee on the first unit. */
const first = contractVersion({
  version: 1,
  bytecode: depositFactoryV1Bytecode,
  termsParameters: [
    { type: 'address' },
    { type: 'address' },
    { type: 'uint16' },
    { type: 'uint256' },
    { type: 'bytes32' },
  ],
  inOrder: ({ merchant, feeWallet, feeBps, minFee, ref }) => [
    merchant,
    feeWallet,
    feeBps,
    minFee,
    ref,
  ],
  flushData: (...args) =>
    encodeFunctionData({ abi: depositFactoryV1Abi, functionName: 'flush', args }),
  flushManyData: (...args) =>
    encodeFunctionData({ abi: depositFactoryV1Abi, functionName: 'flushMany', args }),
})

/** The version of new payments. */
export const currentVersion = contractVersion({
  version: 2,
  bytecode: depositFactoryBytecode,
  termsParameters: [
    { type: 'address' },
    { type: 'address' },
    { type: 'address' },
    { type: 'uint16' },
    { type: 'uint256' },
    { type: 'uint256' },
    { type: 'bytes32' },
  ],
  inOrder: ({ merchant, fallbackMerchant, feeWallet, feeBps, minFee, from, ref }) => [
    merchant,
    fallbackMerchant,
    feeWallet,
    feeBps,
    minFee,
    from,
    ref,
  ],
  flushData: (...args) =>
    encodeFunctionData({ abi: depositFactoryAbi, functionName: 'flush', args }),
  flushManyData: (...args) =>
    encodeFunctionData({ abi: depositFactoryAbi, functionName: 'flushMany', args }),
})

/** All versions, newest first. */
export const contractVersions = [currentVersion, first]

/** The factories of all versions. */
export const factories = contractVersions.map(({ factory }) => factory)

/** The version of a factory. Throws for an address that is none. */
export function versionOf(factory: string): ContractVersion {
  const found = contractVersions.find(
    (each) => each.factory.toLowerCase() === factory.toLowerCase(),
  )
  if (!found) throw new Error(`There is no version of the contracts with the factory ${factory}`)
  return found
}
