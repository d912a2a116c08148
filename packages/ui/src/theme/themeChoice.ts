/** What a user can choose. `system` follows the device and is the default. */
export type ThemeChoice = 'light' | 'dark' | 'system'

/** The name of the cookie, and of the channel that keeps tabs in sync. */
const themeName = 'theme'

/** 400 days, the longest that browsers keep a cookie. */
const maxAgeSeconds = 34_560_000

function parseChoice(value: unknown): ThemeChoice {
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** The choice saved in this browser; `system` if there is none or cookies are blocked. */
export function readThemeChoice(): ThemeChoice {
  try {
    return parseChoice(new RegExp(`(?:^|; )${themeName}=(\\w+)`).exec(document.cookie)?.[1])
  } catch {
    return 'system'
  }
}

/** Sets `data-theme` on the root element. */
export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}

function writeCookie(choice: ThemeChoice): void {
  const maxAge = choice === 'system' ? 0 : maxAgeSeconds
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${themeName}=${choice}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`
  } catch {
    // With cookies blocked, the choice lasts for this visit.
  }
}

/** Safari deletes cookies set by script after seven days, so every visit renews it. */
function renewCookie(): void {
  const choice = readThemeChoice()
  if (choice !== 'system') writeCookie(choice)
}

const listeners = new Set<(choice: ThemeChoice) => void>()

/** Applies a choice in all tabs of this browser and saves it for the next visit. */
export function saveThemeChoice(choice: ThemeChoice): void {
  applyThemeChoice(choice)
  writeCookie(choice)
  for (const listener of listeners) listener(choice)
  const channel = new BroadcastChannel(themeName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A BroadcastChannel has no target origin.
  channel.postMessage(choice)
  channel.close()
}

/** Calls `listener` after a choice was applied in this tab or another one. Returns a function that unsubscribes. */
export function subscribeToThemeChoice(listener: (choice: ThemeChoice) => void): () => void {
  renewCookie()
  const channel = new BroadcastChannel(themeName)
  channel.addEventListener('message', ({ data }) => {
    applyThemeChoice(parseChoice(data))
    listener(parseChoice(data))
  })
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    channel.close()
  }
}

/**
 * The source of an inline script for the `<head>` that sets the saved theme before the first paint. A page with a
 * Content-Security-Policy must list its hash.
 */
export const themeScript = `try{var t=/(?:^|; )${themeName}=(light|dark)/.exec(document.cookie);if(t)document.documentElement.dataset.theme=t[1]}catch{}`
