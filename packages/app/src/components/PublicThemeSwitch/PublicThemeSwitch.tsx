import { ThemeSwitch } from '@sluice/ui'

import { withScript } from './PublicThemeSwitch.css.ts'

/** The theme switch of a prerendered page, which works without React. */
export function PublicThemeSwitch() {
  return <ThemeSwitch className={withScript} data-theme-switch="" />
}
