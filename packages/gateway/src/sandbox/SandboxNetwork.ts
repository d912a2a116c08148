import { createHash } from 'node:crypto'

import type { Network, Transfer } from '../payments/Network.ts'
import { randomText } from '../security/randomText.ts'

/** The network of the sandbox: its payments come from a page instead of a chain. Decision 34. */
export interface SandboxNetwork extends Network {
  /** Lets the network see a payment; settles once it is recorded. */
  simulate: (payment: Omit<Transfer, 'reference' | 'chain_hash'>) => Promise<void>
}

/** A network that holds no money. */
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
      await tell?.({ ...payment, reference: hash, chain_hash: hash })
    },
  }
}
