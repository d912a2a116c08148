import { foundry } from 'viem/chains'

import type { Networks } from '../../chain/networks.ts'
import { sandboxFeeWallet, testTokens } from './localChain.ts'

/** The sandbox's only network. `url` is null if the local chain cannot run: payments can be created but not made then. */
export function localNetworks(url: string | null): Networks {
  return {
    feeWallet: sandboxFeeWallet,
    list: [
      {
        name: 'local',
        chain_id: foundry.id,
        rpc: url === null ? [] : [url],
        tokens: testTokens.map(({ symbol, address, decimals }) => ({ symbol, address, decimals })),
        confirmations: [{ blocks: 3 }],
        finality: 'finalized',
        poll_seconds: 1,
        max_range: 2_000,
        isLocal: true,
      },
    ],
  }
}
