/** The local-storage key of the cache beside the cookie. Specification, section 3. */
const entryKey = 'auth'

/** Notes that somebody is signed in and until when, and nothing else of them. Decision 8. */
export function writeAuthEntry(browser: Window, expiresAt: Date): void {
  storing(() =>
    browser.localStorage.setItem(
      entryKey,
      JSON.stringify({ signed_in: true, expires_at: expiresAt.toISOString() }),
    ),
  )
}

/** Removes the note. Signs nobody out: the cookie alone says who is signed in. */
export function clearAuthEntry(browser: Window): void {
  storing(() => browser.localStorage.removeItem(entryKey))
}

/** A browser may refuse local storage altogether; the entry is only a cache, so that is no failure. */
function storing(act: () => void): void {
  try {
    act()
  } catch {
    return
  }
}
