import type { Networks } from '../../chain/networks.ts'
import { explorerPath } from '../pages/explorerPage.ts'
import { anvilChain, sandboxFeeWallet, testTokens } from './localChain.ts'

/** The sandbox's only network. `url` is null if the local chain cannot run: payments can be created but not made then. */
export function localNetworks(url: string | null): Networks {
  return {
    feeWallet: sandboxFeeWallet,
    list: [
      {
        name: 'local',
        title: 'Sandbox chain',
        explorer: explorerPath,
        chain_id: anvilChain.id,
        coin: anvilChain.nativeCurrency.symbol,
        ...(url !== null && { wallet_rpc: url }),
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
