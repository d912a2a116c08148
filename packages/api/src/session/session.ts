import { limits } from '../contract/limits.ts'
import { clearAuthCookie, readAuthCookie, writeAuthCookie } from './authCookie.ts'
import { clearAuthEntry, writeAuthEntry } from './authEntry.ts'
import { readToken } from './readToken.ts'
import { tokenExpiry } from './tokenExpiry.ts'
import { watchBrowser } from './watchBrowser.ts'

/**
 * Why a session ended. `signedOut`: the merchant asked for it here. `unauthorized`: a call was answered 401.
 * `expired`: the token's time is over. `elsewhere`: another tab signed out, or the cookie was removed.
 */
export type SessionEnd = 'signedOut' | 'unauthorized' | 'expired' | 'elsewhere'

/**
 * What happened to the session. `started`: from signed out to signed in, here or in another tab. `changed`: another
 * token took the place of the first, perhaps another merchant's. `ended`: from now on nothing of the account may show.
 */
export type SessionEvent =
  | { type: 'started' }
  | { type: 'changed' }
  | { type: 'ended'; reason: SessionEnd }

/** Where a session lives. Both members default to the real thing. */
export interface SessionOptions {
  /** Undefined while prerendering: then nobody is signed in. */
  browser?: Window | undefined
  /** The time, in milliseconds since 1970. */
  now?: () => number
}

/** Who is signed in, according to the cookie alone. Decisions 6 to 10. */
export interface Session {
  /** The token to send, or undefined where there is none or its time is over. */
  token: () => string | undefined
  /** Whether there is a token to send. */
  isSignedIn: () => boolean
  /** Whether a session ended here and none has begun since: nothing may be asked in its name any more. */
  isOver: () => boolean
  /** Counts the sessions of this tab, so that a late answer to an earlier one can be told. */
  generation: () => number
  /** Keeps the token in the cookie and tells the other tabs. A browser without cookies stays signed out. */
  signIn: (token: string) => void
  /** Ends the session in every tab. Does nothing where nobody is signed in. */
  signOut: () => void
  /** The one exit on 401: ends the session, unless the call began in an earlier one (`generation`). */
  endUnauthorized: (generation: number) => void
  /** Removes the `auth` entry from local storage; the cookie stays and nobody is signed out. */
  clearCachedAuth: () => void
  /** Calls back on every event, in the order of subscription. Returns the way to stop. */
  subscribe: (listener: (event: SessionEvent) => void) => () => void
  /**
   * Watches the other tabs, the clock, focus and Back, and notices within a second when the cookie is gone.
   * Call it once, when the app starts. Returns the way to stop.
   */
  watch: () => () => void
}

const nobodyToTell = () => {}

/** A session over the browser's cookie. Make one for the whole app; making it only reads the cookie. */
export function createSession(options: SessionOptions = {}): Session {
  const browser = 'browser' in options ? options.browser : globalThis.window
  const now = options.now ?? Date.now
  const listeners = new Set<(event: SessionEvent) => void>()
  let known = token()
  let generation = 0
  let over = false
  let tellOtherTabs = nobodyToTell

  function token(): string | undefined {
    return readToken(browser, now)
  }

  function emit(event: SessionEvent): void {
    for (const listener of listeners) listener(event)
  }

  function begin(current: string): void {
    const type = known === undefined ? 'started' : 'changed'
    known = current
    over = false
    generation += 1
    rememberAuth()
    emit({ type })
  }

  function end(reason: SessionEnd): void {
    known = undefined
    over = true
    generation += 1
    if (browser) {
      clearAuthCookie(browser)
      clearAuthEntry(browser)
    }
    tellOtherTabs()
    emit({ type: 'ended', reason })
  }

  /** Looks at the cookie again and catches up with what happened to it. */
  function check(): void {
    const current = token()
    if (current === known) return
    if (current !== undefined) begin(current)
    else end(readAuthCookie(browser) === undefined ? 'elsewhere' : 'expired')
  }

  function rememberAuth(): void {
    if (!browser || known === undefined) return
    const cookieEnd = now() + limits.sessionDays * 86_400_000
    writeAuthEntry(browser, new Date(Math.min(tokenExpiry(known) ?? cookieEnd, cookieEnd)))
  }

  return {
    token,
    isSignedIn: () => token() !== undefined,
    isOver: () => over && token() === undefined,
    generation: () => generation,
    signIn: (fresh) => {
      if (!browser) return
      writeAuthCookie(browser, fresh)
      check()
      tellOtherTabs()
    },
    signOut: () => {
      check()
      if (known !== undefined) end('signedOut')
    },
    endUnauthorized: (startedIn) => {
      if (startedIn === generation) end('unauthorized')
    },
    clearCachedAuth: () => {
      if (browser) clearAuthEntry(browser)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    watch: () => {
      if (!browser) return nobodyToTell
      rememberAuth()
      const watching = watchBrowser(browser, {
        check,
        left: () => clearAuthEntry(browser),
        restored: rememberAuth,
      })
      tellOtherTabs = watching.tell
      return () => {
        tellOtherTabs = nobodyToTell
        watching.stop()
      }
    },
  }
}
