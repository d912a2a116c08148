/** What a reader can choose; `system` follows the device and is where everybody starts. */
export type ThemeChoice = 'light' | 'dark' | 'system'

/** The name of the cookie, and of the channel on which tabs tell one another of a choice. */
const themeName = 'theme'

/** As long as browsers keep a cookie at all, 400 days, in seconds. */
const longest = 34_560_000

function asChoice(value: unknown): ThemeChoice {
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** The choice kept in this browser; `system` when none is kept, or cookies are closed to us. */
export function readThemeChoice(): ThemeChoice {
  try {
    return asChoice(new RegExp(`(?:^|; )${themeName}=(\\w+)`).exec(document.cookie)?.[1])
  } catch {
    return 'system'
  }
}

/** Puts a choice on the root element, where every style reads it. */
export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}

function writeCookie(choice: ThemeChoice): void {
  const age = choice === 'system' ? 0 : longest
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${themeName}=${choice}; Max-Age=${age}; Path=/; SameSite=Lax${secure}`
  } catch {
    // A browser that forbids cookies still shows the choice for this visit.
  }
}

/** Safari forgets after seven days what a script has written: each visit lets them begin anew. */
function renew(): void {
  const kept = readThemeChoice()
  if (kept !== 'system') writeCookie(kept)
}

const listeners = new Set<(choice: ThemeChoice) => void>()

/** Applies a choice here and in this browser's other tabs, and keeps it for the next visit, if this browser lets us. */
export function keepThemeChoice(choice: ThemeChoice): void {
  applyThemeChoice(choice)
  writeCookie(choice)
  for (const listener of listeners) listener(choice)
  const channel = new BroadcastChannel(themeName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, it is one origin's
  channel.postMessage(choice)
  channel.close()
}

/** Tells `listener` of every choice, made here or in another tab and applied by then, until the returned function is called. */
export function followThemeChoice(listener: (choice: ThemeChoice) => void): () => void {
  // Not now: cookies wait for another process, and the page may be about to draw its first frame.
  const renewal = setTimeout(renew)
  const channel = new BroadcastChannel(themeName)
  channel.addEventListener('message', ({ data }) => {
    applyThemeChoice(asChoice(data))
    listener(asChoice(data))
  })
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    clearTimeout(renewal)
    channel.close()
  }
}

/**
 * The same as `applyThemeChoice(readThemeChoice())`, as source for an inline script in the page's head, so that the first paint already has
 * the reader's theme. A page with a Content-Security-Policy lists its hash. A server that puts `data-theme` on the root itself, from the
 * cookie `theme`, can do without.
 */
export const themeScript = `try{var t=/(?:^|; )${themeName}=(light|dark)/.exec(document.cookie);if(t)document.documentElement.dataset.theme=t[1]}catch{}`
