import type { Wallet, WalletProvider } from './Wallet.ts'

/**
 * Wallets by the flag that they set on `window.ethereum`. Many also set `isMetaMask`, so that pages made for MetaMask work: it comes last.
 */
const known = [
  { flag: 'isTrust', brand: 'Trust Wallet', rdns: 'com.trustwallet.app' },
  { flag: 'isTrustWallet', brand: 'Trust Wallet', rdns: 'com.trustwallet.app' },
  { flag: 'isCoinbaseWallet', brand: 'Coinbase Wallet', rdns: 'com.coinbase.wallet' },
  { flag: 'isRabby', brand: 'Rabby Wallet', rdns: 'io.rabby' },
  { flag: 'isBraveWallet', brand: 'Brave Wallet', rdns: 'com.brave.wallet' },
  { flag: 'isOkxWallet', brand: 'OKX Wallet', rdns: 'com.okex.wallet' },
  { flag: 'isOKExWallet', brand: 'OKX Wallet', rdns: 'com.okex.wallet' },
  { flag: 'isPhantom', brand: 'Phantom', rdns: 'app.phantom' },
  { flag: 'isBitKeep', brand: 'Bitget Wallet', rdns: 'com.bitget.web3' },
  { flag: 'isTokenPocket', brand: 'TokenPocket', rdns: 'pro.tokenpocket' },
  { flag: 'isImToken', brand: 'imToken', rdns: 'im.token' },
  { flag: 'isSafePal', brand: 'SafePal', rdns: 'com.safepal' },
  { flag: 'isZerion', brand: 'Zerion', rdns: 'io.zerion.wallet' },
  { flag: 'isExodus', brand: 'Exodus', rdns: 'com.exodus.web3-wallet' },
  { flag: 'isFrame', brand: 'Frame', rdns: 'sh.frame' },
  { flag: 'isMetaMask', brand: 'MetaMask', rdns: 'io.metamask' },
] as const

/** A wallet that does not say which one it is. Its name comes from the catalogue. */
export const unknownWallet = { brand: '', rdns: 'unknown' }

export function isProvider(value: unknown): value is WalletProvider {
  return value instanceof Object && typeof Reflect.get(value, 'request') === 'function'
}

function toWallet(provider: WalletProvider): Wallet {
  const { brand: name, rdns } =
    known.find(({ flag }) => Reflect.get(provider, flag) === true) ?? unknownWallet
  // Some wallets have a method that needs its object.
  const request: WalletProvider['request'] = (call) => provider.request(call)
  return { id: rdns, rdns, name, icon: undefined, provider: { request } }
}

/** The wallets in `window.ethereum`, where those are that do not announce themselves: one, or several in its `providers`. */
export function legacyWallets(ethereum: unknown): Wallet[] {
  if (!isProvider(ethereum)) return []
  const several: unknown = Reflect.get(ethereum, 'providers')
  const providers = Array.isArray(several) && several.length > 0 ? several : [ethereum]
  return providers.filter(isProvider).map(toWallet)
}
