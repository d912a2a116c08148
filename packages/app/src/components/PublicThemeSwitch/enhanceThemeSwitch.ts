import { subscribeToThemeChoice, saveThemeChoice } from '@sluice/ui'

/** Makes the theme switch work on prerendered pages, which do not load React. */
export function enhanceThemeSwitch(fieldset: HTMLElement): void {
  const show = (choice: string) => {
    const chosen = fieldset.querySelector<HTMLInputElement>(`[value=${choice}]`)
    if (chosen) chosen.checked = true
  }
  // Set by the inline script in the head.
  show(document.documentElement.dataset.theme ?? 'system')
  subscribeToThemeChoice(show)
  fieldset.addEventListener('change', ({ target }) => {
    const choice = target instanceof HTMLInputElement && target.value
    saveThemeChoice(choice === 'light' || choice === 'dark' ? choice : 'system')
  })
}
