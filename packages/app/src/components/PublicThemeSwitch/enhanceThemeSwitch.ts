import { subscribeToThemeChoice, saveThemeChoice } from '@sluice/ui'

/** Lets the theme switch work on a page that was rendered ahead and has no framework in it. */
export function enhanceThemeSwitch(fieldset: HTMLElement): void {
  const show = (choice: string) => {
    const chosen = fieldset.querySelector<HTMLInputElement>(`[value=${choice}]`)
    if (chosen) chosen.checked = true
  }
  // The page's head, or the server, has put it there.
  show(document.documentElement.dataset.theme ?? 'system')
  subscribeToThemeChoice(show)
  fieldset.addEventListener('change', ({ target }) => {
    const choice = target instanceof HTMLInputElement && target.value
    saveThemeChoice(choice === 'light' || choice === 'dark' ? choice : 'system')
  })
}
