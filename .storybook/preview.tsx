import '../packages/ui/src/theme/global.ts'
import './otherScripts.css'
import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { configure, sb } from 'storybook/test'

import { defaultLanguage, isLanguage } from '../packages/app/src/messages/languages.ts'
import { TextProvider } from '../packages/app/src/messages/TextProvider.tsx'
import { textsIn } from '../packages/app/src/messages/textsIn.ts'
import { removeToasts } from '../packages/ui/src/internal/removeToasts.ts'
import { checkOtherTheme } from './checkOtherTheme.ts'
import { completeArgTypes } from './docs/completeArgTypes.ts'
import { DocsFrame } from './docs/DocsFrame.tsx'
import { DocsPage } from './docs/DocsPage.tsx'
import { environmentToolbar, initialEnvironment, withEnvironment } from './environment.tsx'
import { modes } from './modes.ts'
import { defaultScenario, scenarioLoader, scenarioToolbar } from './scenarios.ts'
import { expectSeen, translateStory } from './translateStory.ts'
import { themeToolbar, withTheme } from './theme.tsx'

declare global {
  interface ImportMetaEnv {
    /** Set while the stories run as tests. */
    readonly STORYBOOK_TEST?: true
    /** Set while they run as on a page that a browser translates. */
    readonly STORYBOOK_TRANSLATED?: true
  }
}

// It needs a relay and somebody with a wallet app.
sb.mock(import('../packages/app/src/components/wallets/walletConnect.ts'))

// A call that is tried again takes some seconds, as does opening a screen on a busy machine.
configure({ asyncUtilTimeout: 12_000 })

const isTranslated = Boolean(import.meta.env.STORYBOOK_TRANSLATED)
const isTest = Boolean(import.meta.env.STORYBOOK_TEST)
if (isTest) await import('./disableAnimations.css')

const viewports = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
  desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const

const textsLoader: Loader = async ({ globals }) => ({
  texts: await textsIn(isLanguage(globals['language']) ? globals['language'] : defaultLanguage),
})

const withTexts: Decorator = (Story, { loaded: { texts } }) => (
  <TextProvider key={texts.language} texts={texts}>
    <Story />
  </TextProvider>
)

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: { theme: themeToolbar, ...environmentToolbar, scenario: scenarioToolbar },
  initialGlobals: {
    theme: isTest ? 'light' : 'system',
    ...initialEnvironment,
    scenario: defaultScenario,
  },
  loaders: [scenarioLoader, textsLoader],
  // Toasts outlive their story.
  beforeEach: () => {
    removeToasts()
    if (isTranslated) translateStory()
  },
  decorators: [withTexts, withTheme, withEnvironment],
  argTypesEnhancers: [completeArgTypes],
  ...(isTranslated ? { afterEach: expectSeen } : isTest && { afterEach: checkOtherTheme }),
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', ...(isTest && { options: { resultTypes: ['violations'] } }) },
    backgrounds: { disable: true },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    viewport: { options: viewports },
    controls: { expanded: true },
    docs: { container: DocsFrame, page: DocsPage },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Getting Started',
          'Find a Component',
          'Changelog',
          'Tokens',
          [
            'Color',
            'Type',
            'Space',
            'Shape',
            'Motion',
            'Breakpoints',
            'Making a Theme',
            'Design Tools and CSS',
          ],
          'Patterns',
          'Components',
          [
            'Actions',
            'Forms',
            'Feedback',
            'Data',
            'Navigation',
            'Layout',
            'Typography',
            'Landing',
            'Brand',
          ],
          'Screens',
        ],
      },
    },
  },
}

export default preview
