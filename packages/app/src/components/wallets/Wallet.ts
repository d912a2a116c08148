/** A wallet's interface for pages (EIP-1193). */
export interface WalletProvider {
  request: (call: { method: string; params?: readonly unknown[] }) => Promise<unknown>
}

/** A wallet that is installed in the browser. */
export interface Wallet {
  id: string
  /** Its domain, backwards, which is the same for all announcements of a wallet. */
  rdns: string
  /** Empty if it does not say. */
  name: string
  /** A data URI. Undefined if the wallet sent something else. */
  icon: string | undefined
  provider: WalletProvider
}
