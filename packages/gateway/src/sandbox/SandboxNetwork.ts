import { createHash } from 'node:crypto'

import { limits } from '@sluice/api/contract'

import type { Network, Transfer } from '../chain/Network.ts'
import { randomText } from '../security/random.ts'

/** The token that the sandbox simulates. Its decimals are those of the contract's amounts. */
export const sandboxAsset = { symbol: 'USDT', decimals: limits.amountDecimals } as const

/** The network of the sandbox: its payments come from a page instead of a chain. Decision 34. */
export interface SandboxNetwork extends Network {
  /** Lets the network see a payment; settles once it is recorded. */
  simulate: (payment: Pick<Transfer, 'wallet_id' | 'units' | 'paid_at'>) => Promise<void>
}

export function createSandboxNetwork(): SandboxNetwork {
  let tell: ((payment: Transfer) => Promise<void>) | null = null
  return {
    name: 'sandbox',
    createAddress: () => Promise.resolve(`sbx${randomText(33)}`),
    start: (onPayment) => {
      tell = onPayment
      return Promise.resolve()
    },
    stop: () => {
      tell = null
      return Promise.resolve()
    },
    simulate: async (payment) => {
      const hash = `0x${createHash('sha256').update(randomText(43)).digest('hex')}`
      const { symbol: asset, decimals } = sandboxAsset
      await tell?.({ ...payment, asset, decimals, reference: hash, chain_hash: hash })
    },
  }
}
