import type { WalletProvider } from './Wallet.ts'
import { connectWallet, toWalletError, WalletError } from './walletError.ts'

function toHex(text: string): string {
  const bytes = [...new TextEncoder().encode(text)]
  return `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Has a wallet sign a text about its account (EIP-191). Throws a `WalletError`. */
export async function signWithWallet(
  provider: WalletProvider,
  textFor: (account: string) => string,
): Promise<{ wallet_id: string; signature: string }> {
  try {
    const wallet_id = await connectWallet(provider)
    const params = [toHex(textFor(wallet_id)), wallet_id]
    const signature = await provider.request({ method: 'personal_sign', params })
    if (typeof signature !== 'string') throw new WalletError({ kind: 'failed' })
    return { wallet_id, signature }
  } catch (error) {
    throw toWalletError(error)
  }
}
