import { ApiError, fieldError } from '../http/ApiError.ts'
import { recordAudit } from './audit.ts'
import { revokeLinks, sendLink } from './links.ts'
import type { MockMerchant, MockStore } from './MockStore.ts'
import { toChecksumAddress } from './wallets.ts'

/** An address at which the mocks know a contract. */
export const contractAddress = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** A wallet as it is stored. Throws for an address that is none, and for a contract unless the merchant is sure of it. */
export function walletFrom(text: string, acceptsContract = false): string {
  const wallet = toChecksumAddress(text)
  if (!wallet) {
    throw fieldError('wallet_id', 'This address has a wrong checksum. Check for typing errors')
  }
  if (wallet === contractAddress && !acceptsContract) throw new ApiError('wallet_is_contract')
  return wallet
}

/** The wallet of payments created now. */
export function currentWallet(
  { now }: MockStore,
  { payout_wallet, next_wallet }: MockMerchant,
): string {
  return next_wallet && next_wallet.at <= now() ? next_wallet.payout_wallet : payout_wallet
}

/** The wallet that isn't active yet. */
export function pendingWallet({ now }: MockStore, { next_wallet }: MockMerchant) {
  return next_wallet && next_wallet.at > now()
    ? {
        payout_wallet: next_wallet.payout_wallet,
        applies_at: new Date(next_wallet.at).toISOString(),
      }
    : null
}

/** Keeps the present wallet. */
export function cancelNextWallet(store: MockStore, merchant: MockMerchant): void {
  merchant.next_wallet = null
  revokeLinks(store, merchant, 'undo')
  recordAudit(store, merchant, 'wallet_change_cancelled', { wallet: merchant.payout_wallet })
}

/** Sets the first wallet at once, or replaces it after some hours. */
export function changeWallet(store: MockStore, merchant: MockMerchant, wallet: string): void {
  const current = currentWallet(store, merchant)
  if (wallet === (merchant.next_wallet?.payout_wallet ?? current)) return
  if (wallet === current) return cancelNextWallet(store, merchant)
  if (current === '') {
    merchant.payout_wallet = wallet
    recordAudit(store, merchant, 'wallet_set', { wallet })
    return
  }
  const at = store.now() + store.state.wallet_change_hours * 3_600_000
  merchant.payout_wallet = current
  merchant.next_wallet = { payout_wallet: wallet, at }
  revokeLinks(store, merchant, 'undo')
  sendLink(store, merchant, 'undo')
  const applies_at = new Date(at).toISOString()
  recordAudit(store, merchant, 'wallet_changed', { previous: current, wallet, applies_at })
}
