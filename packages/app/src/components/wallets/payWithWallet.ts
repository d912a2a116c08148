import { asUnits, type PaymentNetwork } from '@sluice/api/contract'
import { timing } from '../../config/timing.ts'
import { connectWallet, toWalletError, WalletError } from './walletError.ts'
import {
  encodeBalanceOf,
  encodeTransfer,
  fromTokenUnits,
  type TokenTransfer,
} from './tokenTransfer.ts'
import type { WalletProvider } from './Wallet.ts'

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

/** Whether a wallet gets to a network. Some say that they have switched before they have. */
async function arrives(provider: WalletProvider, chainId: number): Promise<boolean> {
  const end = Date.now() + timing.walletSwitchMs
  for (;;) {
    if ((await readChainId(provider)) === chainId) return true
    if (Date.now() >= end) return false
    await new Promise((resolve) => setTimeout(resolve, timing.walletPollMs))
  }
}

/** Throws what a person did: declined, or left an earlier request open. */
function throwIfAnswered(error: unknown): void {
  const answer = toWalletError(error)
  if (answer.problem.kind === 'rejected' || answer.problem.kind === 'busy') throw answer
}

/**
 * Puts the wallet on the payment's network. Wallets say in many ways that they do not know it (4902, as a number or as text, -32603, or
 * only in words), so whatever is no person's answer is followed by adding it.
 */
async function switchNetwork(provider: WalletProvider, network: PaymentNetwork): Promise<void> {
  const { chain_id: chainId } = network
  if ((await readChainId(provider)) === chainId) return
  const change = { method: 'wallet_switchEthereumChain', params: [{ chainId: hex(chainId) }] }
  try {
    await provider.request(change)
  } catch (failure) {
    throwIfAnswered(failure)
    try {
      await addNetwork(provider, network)
      // Most wallets have switched while adding.
      if ((await readChainId(provider)) !== chainId) await provider.request(change)
    } catch (error) {
      throwIfAnswered(error)
      throw new WalletError({ kind: 'wrongNetwork' }, { cause: error })
    }
  }
  // A transfer on another network would be lost.
  if (!(await arrives(provider, chainId))) throw new WalletError({ kind: 'wrongNetwork' })
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
