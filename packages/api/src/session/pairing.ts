/** The token of this counter device, which is no merchant's session. D52. */
export interface Pairing {
  /** Undefined if this browser is not paired. */
  token: () => string | undefined
  /** Keeps the token, also when the browser is closed. */
  start: (token: string) => void
  /** Forgets the token. */
  end: () => void
  /** Calls the listener whenever the token may have changed, here or in another tab. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void
}

/** The local-storage key. */
const entryKey = 'counter_device'

/** Reads and keeps the pairing in local storage; without it, until the page is left. */
export function createPairing(browser: Window | undefined = globalThis.window): Pairing {
  const listeners = new Set<() => void>()
  /** For browsers that refuse local storage. */
  let kept: string | undefined

  function emit(): void {
    for (const listener of listeners) listener()
  }

  function keep(token: string | undefined): void {
    kept = token
    try {
      if (token === undefined) browser?.localStorage.removeItem(entryKey)
      else browser?.localStorage.setItem(entryKey, token)
    } catch {
      // It is kept until the page is left.
    }
    emit()
  }

  return {
    token: () => {
      try {
        return browser?.localStorage.getItem(entryKey) ?? undefined
      } catch {
        return kept
      }
    },
    start: keep,
    end: () => keep(undefined),
    subscribe: (listener) => {
      listeners.add(listener)
      if (listeners.size === 1) browser?.addEventListener('storage', emit)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) browser?.removeEventListener('storage', emit)
      }
    },
  }
}
