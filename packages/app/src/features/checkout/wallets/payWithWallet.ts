import { asUnits, type PaymentNetwork } from '@sluice/api/contract'
import {
  codeOf,
  connectWallet,
  toWalletError,
  WalletError,
} from '../../../components/wallets/walletError.ts'
import {
  encodeBalanceOf,
  encodeTransfer,
  fromTokenUnits,
  type TokenTransfer,
} from '../tokenTransfer.ts'
import type { WalletProvider } from '../../../components/wallets/useWallets.ts'

function hex(value: number): string {
  return `0x${value.toString(16)}`
}

/** The network that a wallet is on. Undefined if it does not say. */
export async function readChainId({ request }: WalletProvider): Promise<number | undefined> {
  try {
    const chainId = Number(await request({ method: 'eth_chainId' }))
    return Number.isSafeInteger(chainId) ? chainId : undefined
  } catch {
    return undefined
  }
}

async function addNetwork({ request }: WalletProvider, network: PaymentNetwork): Promise<void> {
  const { chain_id: chainId, title, explorer_url: explorer, wallet_rpc_url: rpc, coin } = network
  if (!rpc || !coin) throw new WalletError({ kind: 'wrongNetwork' })
  await request({
    method: 'wallet_addEthereumChain',
    params: [
      {
        chainId: hex(chainId),
        chainName: title,
        rpcUrls: [rpc],
        nativeCurrency: { name: coin, symbol: coin, decimals: 18 },
        ...(explorer?.startsWith('https:') && { blockExplorerUrls: [explorer] }),
      },
    ],
  })
}

/** Puts the wallet on the payment's network, which it may not know yet. */
async function switchNetwork(provider: WalletProvider, network: PaymentNetwork): Promise<void> {
  if ((await readChainId(provider)) === network.chain_id) return
  const params = [{ chainId: hex(network.chain_id) }]
  try {
    await provider.request({ method: 'wallet_switchEthereumChain', params })
  } catch (error) {
    const code = codeOf(error)
    if (code === 4001 || code === -32_002) throw error
    if (code !== 4902) throw new WalletError({ kind: 'wrongNetwork' }, { cause: error })
    await addNetwork(provider, network)
    // Most wallets have switched while adding.
    if ((await readChainId(provider)) !== network.chain_id) {
      await provider.request({ method: 'wallet_switchEthereumChain', params })
    }
  }
  // A transfer on another network would be lost.
  if ((await readChainId(provider)) !== network.chain_id) {
    throw new WalletError({ kind: 'wrongNetwork' })
  }
}

async function checkBalance(
  { request }: WalletProvider,
  owner: string,
  { token, units }: TokenTransfer,
  decimals: number,
): Promise<void> {
  const call = { to: token, data: encodeBalanceOf(owner) }
  const answer = await request({ method: 'eth_call', params: [call, 'latest'] }).catch(() => null)
  // A wallet that cannot read balances shows its own message when it sends.
  if (typeof answer !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(answer)) return
  const balance = asUnits(BigInt(answer))
  if (balance < units) {
    throw new WalletError({ kind: 'tooLittle', balance: fromTokenUnits(balance, decimals) })
  }
}

/**
 * Lets a wallet pay: connects it, puts it on the network, and asks for the transfer. Returns the transaction's hash. Throws a
 * `WalletError`, and then nothing was sent.
 */
export async function payWithWallet(
  provider: WalletProvider,
  network: PaymentNetwork,
  transfer: TokenTransfer,
): Promise<string> {
  try {
    const from = await connectWallet(provider)
    await switchNetwork(provider, network)
    await checkBalance(provider, from, transfer, network.token.decimals)
    const transaction = {
      from,
      to: transfer.token,
      data: encodeTransfer(transfer),
      value: '0x0',
      chainId: hex(transfer.chainId),
    }
    const hash = await provider.request({ method: 'eth_sendTransaction', params: [transaction] })
    if (typeof hash !== 'string') throw new WalletError({ kind: 'failed' })
    return hash
  } catch (error) {
    throw toWalletError(error)
  }
}
