import { useSyncExternalStore } from 'react'
import * as v from 'valibot'

/** A wallet's interface for pages (EIP-1193). */
export interface WalletProvider {
  request: (call: { method: string; params?: readonly unknown[] }) => Promise<unknown>
}

/** A wallet that is installed in the browser. */
export interface Wallet {
  id: string
  name: string
  /** A data URI. Undefined if the wallet sent something else. */
  icon: string | undefined
  provider: WalletProvider
}

const announcementSchema = v.object({
  info: v.object({
    uuid: v.string(),
    name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
    icon: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^data:image\//))), undefined),
  }),
  provider: v.custom<WalletProvider>(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      'request' in value &&
      typeof value.request === 'function',
  ),
})

const none: readonly Wallet[] = []
let wallets = none

/** Asks wallets to announce themselves, and listens for those that load later (EIP-6963). */
function subscribe(listener: () => void): () => void {
  function add(event: Event) {
    const detail = event instanceof CustomEvent ? event.detail : undefined
    const { success, output } = v.safeParse(announcementSchema, detail)
    if (!success) return
    const { info, provider } = output
    const wallet = { id: info.uuid, name: info.name, icon: info.icon, provider }
    wallets = [...wallets.filter(({ id }) => id !== wallet.id), wallet]
    listener()
  }
  addEventListener('eip6963:announceProvider', add)
  dispatchEvent(new Event('eip6963:requestProvider'))
  return () => {
    removeEventListener('eip6963:announceProvider', add)
    wallets = none
  }
}

/** The wallets in this browser. */
export function useWallets(): readonly Wallet[] {
  return useSyncExternalStore(
    subscribe,
    () => wallets,
    () => none,
  )
}
