import type { EvmNetwork } from '../evmNetwork.ts'
import { evmDefaults } from '../evmNetwork.ts'
import { evmRail } from '../evmRail.ts'
import { explorerPath } from './explorerPage.ts'
import { anvilChain, sandboxFeeWallet, testTokens } from './localChain.ts'

/** The sandbox's only network. `url` is null if the local chain cannot run: payments can be created but not made then. */
export function localNetworks(url: string | null): { feeWallet: string; list: [EvmNetwork] } {
  return {
    feeWallet: sandboxFeeWallet,
    list: [
      {
        rail: evmRail,
        name: 'local',
        title: 'Sandbox chain',
        explorer: explorerPath,
        chain_id: anvilChain.id,
        coin: anvilChain.nativeCurrency.symbol,
        ...(url !== null && { wallet_rpc: url }),
        rpc: url === null ? [] : [url],
        tokens: testTokens.map(({ symbol, address, decimals }) => ({
          symbol,
          peg: 'USD',
          address,
          decimals,
        })),
        confirmations: [{ blocks: 3 }],
        finality: 'finalized',
        poll_seconds: 1,
        ...evmDefaults,
        isLocal: true,
      },
    ],
  }
}
