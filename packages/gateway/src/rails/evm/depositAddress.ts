import type { PaymentId, Units } from '@sluice/api/contract'
import { depositFactoryBytecode } from '@sluice/contracts'
import { concat, encodeAbiParameters, getAddress, getContractAddress, keccak256, pad } from 'viem'
import type { Address, Hex } from 'viem'

import type { DepositTerms } from '../Rail.ts'

/** What a deposit address commits to. The names are those of `Terms` in the contract. */
export interface Terms {
  merchant: Address
  feeWallet: Address
  feeBps: number
  /** In millionths of a token. */
  minFee: Units
  /** The transaction's ID, padded to 32 bytes. */
  ref: Hex
}

/** The terms as the contract reads them. */
export function termsOf(paymentId: PaymentId, terms: DepositTerms): Terms {
  return {
    merchant: getAddress(terms.merchant),
    feeWallet: getAddress(terms.fee_wallet),
    feeBps: terms.fee_bps,
    minFee: terms.min_fee,
    ref: refOf(paymentId),
  }
}

/** The deployer that has the same address on every chain, so that what it deploys has too. */
export const deterministicDeployer: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** The salt of the factory. */
export const factorySalt = pad('0x0')

/** The factory's address, which is the same on every network. */
export const factoryAddress = getContractAddress({
  opcode: 'CREATE2',
  from: deterministicDeployer,
  salt: factorySalt,
  bytecode: depositFactoryBytecode,
})

/** The code behind every deposit address, which is the factory's first contract. */
export const implementationAddress = getContractAddress({ from: factoryAddress, nonce: 1n })

/** The hash of the creation code of a minimal proxy (ERC-1167). */
const creationCodeHash = keccak256(
  concat([
    '0x3d602d80600a3d3981f3363d3d373d3d3d363d73',
    implementationAddress,
    '0x5af43d82803e903d91602b57fd5bf3',
  ]),
)

const termsParameters = [
  { type: 'address' },
  { type: 'address' },
  { type: 'uint16' },
  { type: 'uint256' },
  { type: 'bytes32' },
] as const

/** A transaction's ID as `ref`. */
export function refOf(transactionId: string): Hex {
  return pad(`0x${transactionId.replaceAll('-', '')}`)
}

/** The deposit address of some terms, as the contract's `addressOf` calculates it. */
export function depositAddress(terms: Terms): Address {
  const { merchant, feeWallet, feeBps, minFee, ref } = terms
  const salt = keccak256(
    encodeAbiParameters(termsParameters, [merchant, feeWallet, feeBps, minFee, ref]),
  )
  return getContractAddress({
    opcode: 'CREATE2',
    from: factoryAddress,
    salt,
    bytecodeHash: creationCodeHash,
  })
}
