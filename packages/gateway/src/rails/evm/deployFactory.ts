import { depositFactoryBytecode } from '@sluice/contracts'
import { concat } from 'viem'
import type { Hex } from 'viem'

import { deterministicDeployer, factorySalt } from './depositAddress.ts'

/** The transaction that deploys contract code at an address that depends on nothing else. */
export function deployment(bytecode: Hex) {
  return { to: deterministicDeployer, data: concat([factorySalt, bytecode]) }
}

/** The transaction that deploys the factory. */
export const factoryDeployment = deployment(depositFactoryBytecode)
