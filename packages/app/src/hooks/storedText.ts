import { useSyncExternalStore } from 'react'

const changed = new EventTarget()

/** What the browser refused to keep: it lasts as long as the page. */
const refused = new Map<string, string>()

function read(key: string): string | undefined {
  try {
    return refused.get(key) ?? localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text in this browser, or forgets it. */
export function storeText(key: string, text: string | undefined): void {
  refused.delete(key)
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    if (text !== undefined) refused.set(key, text)
  }
  changed.dispatchEvent(new Event('change'))
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener)
  addEventListener('storage', listener)
  return () => {
    changed.removeEventListener('change', listener)
    removeEventListener('storage', listener)
  }
}

/** A text that this browser keeps, the same in all its tabs. */
export function useStoredText(key: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => read(key),
    () => undefined,
  )
}
