import '../packages/ui/src/theme/global.ts'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

import { DocsFrame } from './docs/DocsFrame.tsx'
import { DocsPage } from './docs/DocsPage.tsx'
import { expectLegibleInOtherTheme } from './otherTheme.ts'
import { scenarioDefault, scenarioLoader, scenarioToolbar } from './scenarios.ts'
import { themeToolbar, withTheme } from './themeSwitch.tsx'
import { viewports } from './viewports.ts'

// A docs page starts many stories at once: each has longer than the usual second to show what it waits for.
configure({ asyncUtilTimeout: 3000 })

const isTest = Boolean(import.meta.env.STORYBOOK_TEST)
if (isTest) await import('./still.css')

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: { theme: themeToolbar, scenario: scenarioToolbar },
  initialGlobals: { theme: isTest ? 'light' : 'system', scenario: scenarioDefault },
  loaders: [scenarioLoader],
  decorators: [withTheme],
  ...(isTest && { afterEach: expectLegibleInOtherTheme }),
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', ...(isTest && { options: { resultTypes: ['violations'] } }) },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    controls: { expanded: true },
    docs: { container: DocsFrame, page: DocsPage },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Getting Started',
          'Tokens',
          ['Colour', 'Type', 'Space', 'Shape', 'Motion', 'Breakpoints', 'Making a Theme'],
          'Components',
          ['Actions', 'Forms', 'Feedback', 'Data', 'Navigation', 'Layout', 'Landing', 'Brand'],
          'Screens',
        ],
      },
    },
  },
}

export default preview
