import { ThemeSwitch } from '@sluice/ui'

import { withScript } from './PublicThemeSwitch.css.ts'

/** The theme switch of a page that is rendered ahead: found there by the few lines that make it work without a framework. */
export function PublicThemeSwitch() {
  return <ThemeSwitch className={withScript} data-theme-switch="" />
}
