import { applyThemeChoice, keepThemeChoice, readThemeChoice } from '@sluice/ui'

/** Lets the theme switch work on a page that was rendered ahead and has no framework in it. */
export function enhanceThemeSwitch(fieldset: HTMLElement): void {
  const follow = () => {
    const kept = readThemeChoice()
    const chosen = fieldset.querySelector<HTMLInputElement>(`[value=${kept}]`)
    if (chosen) chosen.checked = true
    applyThemeChoice(kept)
  }
  fieldset.addEventListener('change', ({ target }) => {
    const choice = target instanceof HTMLInputElement && target.value
    keepThemeChoice(choice === 'light' || choice === 'dark' ? choice : 'system')
  })
  addEventListener('storage', follow)
  follow()
}
