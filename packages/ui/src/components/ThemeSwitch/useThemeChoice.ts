import { useSyncExternalStore } from 'react'

import { keepThemeChoice, readThemeChoice } from '../../theme/themeChoice.ts'
import type { ThemeChoice } from '../../theme/themeChoice.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function choose(choice: ThemeChoice) {
  keepThemeChoice(choice)
  for (const listener of listeners) listener()
}

/** The reader's choice of theme, kept in this browser, and the way to change it. On a server it is `system`. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, readThemeChoice, () => 'system' as const), choose]
}
