import { SignClient } from '@walletconnect/sign-client'

import { askChain, customer } from './wallet.ts'

/** A wallet app on a phone, which is connected through a relay. */
export interface PhoneWallet {
  /** Scans the code of a page. */
  readonly scan: (uri: string) => Promise<void>
}

/** What its owner does with requests. */
interface Owner {
  connects: boolean
}

/** Starts a wallet app that holds the account {@link customer} and confirms every payment. */
export async function startPhoneWallet(
  relay: { url: string; projectId: string },
  { gatewayUrl, paymentId }: { gatewayUrl: string; paymentId: string },
  owner: Owner,
): Promise<PhoneWallet> {
  // In tests, WalletConnect asks no server whether the page is who it says.
  process.env['IS_VITEST'] = 'true'
  const wallet = await SignClient.init({
    projectId: relay.projectId,
    relayUrl: relay.url,
    metadata: { name: 'Phone Wallet', description: '', url: 'https://wallet.example', icons: [] },
    storageOptions: { database: ':memory:' },
    telemetryEnabled: false,
    logger: 'silent',
  })
  wallet.on('session_proposal', ({ id, params }) => {
    if (!owner.connects) {
      void wallet.reject({ id, reason: { code: 5000, message: 'User rejected.' } })
      return
    }
    const { chains = [], methods = [] } = params.optionalNamespaces['eip155'] ?? {}
    const accounts = chains.map((chain) => `${chain}:${customer}`)
    void wallet.approve({ id, namespaces: { eip155: { chains, methods, events: [], accounts } } })
  })
  wallet.on('session_request', ({ topic, id, params: { request } }) => {
    void askChain(gatewayUrl, paymentId, request.method, request.params).then(async (result) =>
      wallet.respond({ topic, response: { id, jsonrpc: '2.0', result } }),
    )
  })
  return { scan: async (uri) => void (await wallet.pair({ uri })) }
}
