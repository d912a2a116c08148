import { ThemeSwitch } from '@sluice/ui'

import { useText } from '../../messages/TextProvider.tsx'
import { withScript } from './PublicThemeSwitch.css.ts'

/** The theme switch of a prerendered page, which works without React. */
export function PublicThemeSwitch() {
  const t = useText()
  return <ThemeSwitch label={t('theme.label')} className={withScript} data-theme-switch="" />
}
