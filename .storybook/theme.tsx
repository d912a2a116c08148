import type { Decorator } from '@storybook/react-vite'

import { applyThemeChoice } from '../packages/ui/src/theme/themeChoice.ts'
import type { ThemeChoice } from '../packages/ui/src/theme/themeChoice.ts'

/** The theme selected in the toolbar. */
export function getThemeChoice(globals: Record<string, unknown>): ThemeChoice {
  const { theme } = globals
  return theme === 'light' || theme === 'dark' ? theme : 'system'
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
  applyThemeChoice(getThemeChoice(globals))
  return <Story />
}
