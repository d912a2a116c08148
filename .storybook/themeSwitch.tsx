import type { Decorator } from '@storybook/react-vite'

import { applyThemeChoice } from '../packages/ui/src/theme/themeChoice.ts'
import type { ThemeChoice } from '../packages/ui/src/theme/themeChoice.ts'

function isThemeChoice(value: unknown): value is ThemeChoice {
  return value === 'light' || value === 'dark' || value === 'system'
}

/** The toolbar's choice, or what a test run asked for. */
export function chosenTheme(globals: Record<string, unknown>): ThemeChoice {
  return isThemeChoice(globals.theme) ? globals.theme : 'system'
}

export const themeToolbar = {
  description: 'Theme',
  toolbar: {
    icon: 'mirror',
    dynamicTitle: true,
    items: [
      { value: 'system', title: 'System', icon: 'browser' },
      { value: 'light', title: 'Light', icon: 'sun' },
      { value: 'dark', title: 'Dark', icon: 'moon' },
    ],
  },
}

export const withTheme: Decorator = (Story, { globals }) => {
  applyThemeChoice(chosenTheme(globals))
  return <Story />
}
