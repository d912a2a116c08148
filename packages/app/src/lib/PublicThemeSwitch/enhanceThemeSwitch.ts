import { followThemeChoice, keepThemeChoice } from '@sluice/ui'
import type { ThemeChoice } from '@sluice/ui'

/** Lets the theme switch work on a page that was rendered ahead and has no framework in it. */
export function enhanceThemeSwitch(fieldset: HTMLElement): void {
  const show = (choice: ThemeChoice) => {
    const chosen = fieldset.querySelector<HTMLInputElement>(`[value=${choice}]`)
    if (chosen) chosen.checked = true
  }
  // The page's head, or the server, has put it there.
  const { theme } = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') show(theme)
  followThemeChoice(show)
  fieldset.addEventListener('change', ({ target }) => {
    const choice = target instanceof HTMLInputElement && target.value
    keepThemeChoice(choice === 'light' || choice === 'dark' ? choice : 'system')
  })
}
