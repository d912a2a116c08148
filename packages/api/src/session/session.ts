import { limits } from '../contract/limits.ts'
import {
  clearAuthCookie,
  readAuthCookie,
  readToken,
  tokenExpiry,
  writeAuthCookie,
} from './cookie.ts'

/**
 * Why a session ended. `signedOut`: the merchant logged out here. `unauthorized`: a call was answered with 401.
 * `expired`: the token expired. `elsewhere`: another tab logged out, or the cookie was removed.
 */
export type SessionEnd = 'signedOut' | 'unauthorized' | 'expired' | 'elsewhere'

/**
 * `started`: from signed out to signed in, here or in another tab. `changed`: another token replaced the first, perhaps
 * another merchant's. `ended`: nothing of the account may be shown any more.
 */
export type SessionEvent =
  | { type: 'started' }
  | { type: 'changed' }
  | { type: 'ended'; reason: SessionEnd }

export interface SessionOptions {
  /** Defaults to the window. Undefined while prerendering: then nobody is signed in. */
  browser?: Window | undefined
  /** The time in milliseconds since 1970. */
  now?: () => number
}

/** Who is signed in. The cookie is the only source of truth. D6 to D10. */
export interface Session {
  /** The token to send, or undefined if there is none or it has expired. */
  token: () => string | undefined
  /** Whether there is a token to send. */
  isSignedIn: () => boolean
  /** Whether a session ended here and no other has begun since. */
  isOver: () => boolean
  /** Stores the token in the cookie and notifies the other tabs. Without cookies the browser stays signed out. */
  signIn: (token: string) => void
  /** Ends the session in every tab. Does nothing if nobody is signed in. */
  signOut: () => void
  /** Ends the session for another reason, such as a 401. */
  end: (reason: SessionEnd) => void
  /** Removes the `auth` entry from local storage. Signs nobody out. */
  clearCachedAuth: () => void
  /** Calls the listener on every event. Returns a function that unsubscribes it. */
  subscribe: (listener: (event: SessionEvent) => void) => () => void
  /** Watches the other tabs, the clock, focus and Back. Call it once at start. Returns a function that stops it. */
  watch: () => () => void
}

/** The local-storage key of the cache beside the cookie. Specification, section 3. */
const entryKey = 'auth'

/** How long a removed cookie may go unnoticed in a visible tab, in milliseconds. */
const checkIntervalMs = 1_000

const noop = () => {}

/** Creates the session of the app. Reads the cookie and does nothing else until it is used. */
export function createSession(options: SessionOptions = {}): Session {
  const browser = 'browser' in options ? options.browser : globalThis.window
  const now = options.now ?? Date.now
  const listeners = new Set<(event: SessionEvent) => void>()
  const token = () => readToken(browser, now)
  let current = token()
  let over = false
  let notifyOtherTabs = noop

  function emit(event: SessionEvent): void {
    for (const listener of listeners) listener(event)
  }

  function end(reason: SessionEnd): void {
    current = undefined
    over = true
    if (browser) clearAuthCookie(browser)
    clearCachedAuth()
    notifyOtherTabs()
    emit({ type: 'ended', reason })
  }

  /** Reads the cookie again and emits what has changed. */
  function check(): void {
    const previous = current
    const next = token()
    if (next === previous) return
    if (next === undefined) {
      end(readAuthCookie(browser) === undefined ? 'elsewhere' : 'expired')
      return
    }
    current = next
    over = false
    cacheAuth()
    emit({ type: previous === undefined ? 'started' : 'changed' })
  }

  /** Notes in local storage that somebody is signed in and until when, and nothing else. D8. */
  function cacheAuth(): void {
    if (current === undefined) return
    const cookieEnd = now() + limits.sessionDays * 86_400_000
    const expiresAt = new Date(Math.min(tokenExpiry(current) ?? cookieEnd, cookieEnd))
    const entry = JSON.stringify({ signed_in: true, expires_at: expiresAt.toISOString() })
    withStorage((storage) => storage.setItem(entryKey, entry))
  }

  function clearCachedAuth(): void {
    withStorage((storage) => storage.removeItem(entryKey))
  }

  /** A browser may refuse local storage; the entry is only a cache. */
  function withStorage(use: (storage: Storage) => void): void {
    try {
      if (browser) use(browser.localStorage)
    } catch {
      // Nothing depends on it.
    }
  }

  function watch(): () => void {
    if (!browser) return noop
    const { document } = browser
    const channel =
      typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('auth_token')
    channel?.addEventListener('message', check)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    notifyOtherTabs = () => channel?.postMessage('changed')

    const timer = browser.setInterval(() => {
      if (document.visibilityState === 'visible') check()
    }, checkIntervalMs)

    function hide(): void {
      clearCachedAuth()
      // A page kept in the back/forward cache may come back signed out, so it is kept hidden.
      document.documentElement.style.visibility = 'hidden'
    }

    function show(event: Event): void {
      if (!('persisted' in event && event.persisted)) return
      check()
      cacheAuth()
      // Two frames, in which the screens clear what belonged to the account.
      browser?.requestAnimationFrame(() =>
        browser.requestAnimationFrame(() =>
          document.documentElement.style.removeProperty('visibility'),
        ),
      )
    }

    cacheAuth()
    browser.addEventListener('focus', check)
    document.addEventListener('visibilitychange', check)
    browser.addEventListener('pagehide', hide)
    browser.addEventListener('pageshow', show)
    return () => {
      notifyOtherTabs = noop
      browser.removeEventListener('focus', check)
      document.removeEventListener('visibilitychange', check)
      browser.removeEventListener('pagehide', hide)
      browser.removeEventListener('pageshow', show)
      browser.clearInterval(timer)
      channel?.close()
    }
  }

  return {
    token,
    isSignedIn: () => token() !== undefined,
    isOver: () => over && token() === undefined,
    signIn: (newToken) => {
      if (!browser) return
      writeAuthCookie(browser, newToken)
      check()
      notifyOtherTabs()
    },
    signOut: () => {
      check()
      if (current !== undefined) end('signedOut')
    },
    end,
    clearCachedAuth,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    watch,
  }
}
