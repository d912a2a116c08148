import { useSyncExternalStore } from 'react'

import { followThemeChoice, keepThemeChoice, readThemeChoice } from '../../theme/themeChoice.ts'
import type { ThemeChoice } from '../../theme/themeChoice.ts'

/** The reader's choice of theme, kept in this browser, and the way to change it. On a server it is `system`. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [
    useSyncExternalStore(followThemeChoice, readThemeChoice, () => 'system' as const),
    keepThemeChoice,
  ]
}
