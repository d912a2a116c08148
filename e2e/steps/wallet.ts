import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Asks the local chain. Added by Playwright. */
    askChain: (method: string, params: readonly unknown[]) => Promise<unknown>
  }
}

/** The account of the sandbox's chain that holds its test tokens, and pays in `installWallet`. Anvil signs for it. */
export const customer = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** The public view of a payment, as far as journeys need it. */
interface PublicCheckout {
  state: string
  deposit_address: string
  networks: { wallet_rpc_url: string; token: { address: string; symbol: string } }[]
}

export async function readCheckout(gatewayUrl: string, id: string): Promise<PublicCheckout> {
  const response = await fetch(`${gatewayUrl}/pay/api/checkout/${id}`)
  return response.json()
}

/** Calls the sandbox's chain, whose address the checkout tells to wallets. */
export async function askChain(
  gatewayUrl: string,
  id: string,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const [network] = (await readCheckout(gatewayUrl, id)).networks
  const response = await fetch(`${network?.wallet_rpc_url}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = await response.json()
  if (error) throw new Error(`${method}: ${JSON.stringify(error)}`)
  return result
}

/** Sends test tokens, as somebody does who has copied the address and the amount. */
export async function sendTokens(
  gatewayUrl: string,
  id: string,
  { to, amount, symbol }: { to: string; amount: string; symbol?: string },
): Promise<void> {
  const { networks } = await readCheckout(gatewayUrl, id)
  const network = networks.find(({ token }) => symbol === undefined || token.symbol === symbol)
  const units = BigInt(Math.round(Number(amount) * 1_000_000))
  const data = `0xa9059cbb${to.slice(2).padStart(64, '0')}${units.toString(16).padStart(64, '0')}`
  const transaction = { from: customer, to: network?.token.address, data }
  await askChain(gatewayUrl, id, 'eth_sendTransaction', [transaction])
}

/**
 * Puts a wallet into the page that announces itself (EIP-6963), is on another network, and does not know the sandbox's. It
 * confirms everything. `paymentId`: any payment, on pages that show none.
 */
export async function installWallet(
  page: Page,
  gatewayUrl: string,
  paymentId?: string,
): Promise<void> {
  await page.exposeFunction('askChain', async (method: string, params: readonly unknown[]) => {
    const id = paymentId ?? new URL(page.url()).pathname.split('/').at(-1) ?? ''
    return askChain(gatewayUrl, id, method, params)
  })
  await page.addInitScript((account) => {
    let current = 1
    const known = new Set([1])
    interface Call {
      method: string
      params?: readonly { chainId?: string }[]
    }
    const provider = {
      request: async ({ method, params = [] }: Call): Promise<unknown> => {
        const wanted = Number(params[0]?.chainId)
        if (method === 'eth_requestAccounts') return [account]
        if (method === 'eth_chainId') return `0x${current.toString(16)}`
        if (method === 'wallet_addEthereumChain') {
          known.add(wanted)
          return null
        }
        if (method === 'wallet_switchEthereumChain') {
          if (!known.has(wanted)) throw Object.assign(new Error('Unknown chain'), { code: 4902 })
          current = wanted
          return null
        }
        return window.askChain(method, params)
      },
    }
    const info = { uuid: 'test', name: 'Test Wallet', icon: 'data:image/png;base64,', rdns: 'test' }
    const announce = () =>
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
    addEventListener('eip6963:requestProvider', announce)
    announce()
  }, customer)
}
