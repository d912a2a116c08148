import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

import { sharedOptimizeDeps, sharedPlugins } from '../vite.shared.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    './docs/*.stories.tsx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/app/src/**/*.stories.tsx',
  ],
  staticDirs: ['./public', { from: '../packages/ui/src/theme/fonts', to: '/fonts' }],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Its tab needs Storybook's own server, so a built Storybook has none.
    ...(process.env['NODE_ENV'] === 'production' ? [] : ['@chromatic-com/storybook']),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    // Synonyms are headings of a page, which the search then finds.
    experimentalSearchDocsHeadings: true,
    // Off in tests: it reads the styles of every element after each change, even if nothing is highlighted.
    highlight: !process.env['VITEST'],
  },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: sharedPlugins(),
      optimizeDeps: sharedOptimizeDeps,
      // Code examples name the components.
      build: { rolldownOptions: { output: { keepNames: true } } },
    }),
}

export default config
