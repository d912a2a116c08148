import { concat } from 'viem'
import type { Hex } from 'viem'

import { deploymentSalt, deterministicDeployer } from './contractVersions.ts'

/** The transaction that deploys contract code at an address that depends on nothing else. */
export function deployment(bytecode: Hex) {
  return { to: deterministicDeployer, data: concat([deploymentSalt, bytecode]) }
}
