import { keepsDirection } from '@sluice/api/contract'
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'

import { isProvider, legacyWallets, unknownWallet } from './legacyWallets.ts'
import type { Wallet, WalletProvider } from './Wallet.ts'

const announcementSchema = v.object({
  info: v.object({
    uuid: v.string(),
    rdns: v.fallback(v.string(), ''),
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.maxLength(60),
      v.check((name) => keepsDirection(name)),
    ),
    icon: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^data:image\//))), undefined),
  }),
  provider: v.custom<WalletProvider>(isProvider),
})

const none: readonly Wallet[] = []
let announced = none
let shown = none

/** Announced wallets, each once, and those in `window.ethereum` that did not announce themselves. */
function collect(): readonly Wallet[] {
  const isAnnounced = ({ rdns, name }: Wallet) =>
    // Without a name it is most likely one of those that announced themselves.
    (rdns === unknownWallet.rdns && announced.length > 0) ||
    announced.some((each) => each.rdns === rdns || each.name === name)
  const others = legacyWallets(Reflect.get(globalThis, 'ethereum')).filter(
    (wallet) => !isAnnounced(wallet),
  )
  const byRdns = new Map(others.map((wallet) => [wallet.rdns, wallet]))
  return [...announced, ...byRdns.values()]
}

/** Asks wallets to announce themselves, and listens for those that load later (EIP-6963, and before it `ethereum#initialized`). */
function subscribe(listener: () => void): () => void {
  function update() {
    shown = collect()
    listener()
  }
  function add(event: Event) {
    const detail = event instanceof CustomEvent ? event.detail : undefined
    const { success, output } = v.safeParse(announcementSchema, detail)
    if (!success) return
    const { info, provider } = output
    const { uuid: id, rdns, name, icon } = info
    // A wallet that announces itself again, also with another ID, is the same.
    const isSame = (each: Wallet) => (rdns ? each.rdns === rdns : each.id === id)
    const wallet = { id, rdns, name, icon, provider }
    announced = announced.some(isSame)
      ? announced.map((each) => (isSame(each) ? wallet : each))
      : [...announced, wallet]
    update()
  }
  addEventListener('eip6963:announceProvider', add)
  addEventListener('ethereum#initialized', update)
  dispatchEvent(new Event('eip6963:requestProvider'))
  update()
  return () => {
    removeEventListener('eip6963:announceProvider', add)
    removeEventListener('ethereum#initialized', update)
    announced = none
    shown = none
  }
}

/** The wallets in this browser. */
export function useWallets(): readonly Wallet[] {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  )
}
