/** What a reader can choose; `system` follows the device and is where everybody starts. */
export type ThemeChoice = 'light' | 'dark' | 'system'

const storageKey = 'theme'

/** The choice kept in this browser; `system` when none is kept, or the storage is closed to us. */
export function readThemeChoice(): ThemeChoice {
  try {
    const kept = localStorage.getItem(storageKey)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

/** Puts a choice on the root element, where every style reads it. */
export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}

/** Applies a choice and keeps it for the next visit, if this browser lets us. */
export function keepThemeChoice(choice: ThemeChoice): void {
  applyThemeChoice(choice)
  try {
    if (choice === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, choice)
  } catch {
    // A browser that forbids storage still shows the choice for this visit.
  }
}

/**
 * The same as `applyThemeChoice(readThemeChoice())`, as source for an inline script in the page's head, so that the first paint already has
 * the reader's theme. A page with a Content-Security-Policy lists its hash.
 */
export const themeScript = `try{var t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`
