/** How long a vanished cookie may go unnoticed in a visible tab, in milliseconds. */
const checkEveryMs = 1_000

/** What the watch calls back on. */
interface Watcher {
  /** Something may have happened to the cookie. */
  check: () => void
  /** The page is being left. */
  left: () => void
  /** The page came back from the back/forward cache, after `check`. */
  restored: () => void
}

/**
 * Asks for a look at the cookie whenever it may have changed: another tab says so, the tab is shown or focused, the
 * page comes back from the back/forward cache, or a second has passed.
 */
export function watchBrowser(browser: Window, { check, left, restored }: Watcher) {
  const { document } = browser
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('auth_token')
  channel?.addEventListener('message', check)

  const timer = browser.setInterval(() => {
    if (document.visibilityState === 'visible') check()
  }, checkEveryMs)

  const onPageHide = () => {
    left()
    // A page that sleeps in the back/forward cache may wake up signed out: it sleeps hidden.
    document.documentElement.style.visibility = 'hidden'
  }
  const onPageShow = (event: Event) => {
    if (!('persisted' in event && event.persisted)) return
    check()
    restored()
    // Two frames give the screens time to draw what is left once the answers are gone.
    browser.requestAnimationFrame(() =>
      browser.requestAnimationFrame(() =>
        document.documentElement.style.removeProperty('visibility'),
      ),
    )
  }
  const listening: [EventTarget, string, (event: Event) => void][] = [
    [browser, 'focus', check],
    [document, 'visibilitychange', check],
    [browser, 'pagehide', onPageHide],
    [browser, 'pageshow', onPageShow],
  ]
  for (const [target, name, listener] of listening) target.addEventListener(name, listener)

  return {
    /** Tells the other tabs that the cookie changed. */
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, it is one origin's
    tell: () => channel?.postMessage('changed'),
    stop: () => {
      for (const [target, name, listener] of listening) target.removeEventListener(name, listener)
      browser.clearInterval(timer)
      channel?.close()
    },
  }
}
