import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'

/** The plugins that the app, Storybook and the tests share, so that a component is built the same way everywhere. */
export function sharedPlugins(): PluginOption[] {
  return [react(), vanillaExtractPlugin(), messages, cssTarget]
}

/** Compiles the catalogue's messages, and drops the notes for translators. */
const messages: PluginOption = {
  name: 'messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/messages\/[^/]+\/[^/]+\.json$/ },
    handler(json) {
      const entries: [string, unknown][] = Object.entries(JSON.parse(json))
      const compiled = entries
        .filter(([key]) => !key.startsWith('@'))
        // The tests of stories have this plugin twice.
        .map(([key, message]) => [
          key,
          typeof message === 'string' ? compileMessageOrThrow(message) : message,
        ])
      return { code: JSON.stringify(Object.fromEntries(compiled)), map: null }
    },
  },
}

/** The first browsers with `:dir()`. For older ones it would be replaced by a list of languages, which `dir` does not change. */
const cssTarget: PluginOption = {
  name: 'css-target',
  config: () => ({
    build: { cssTarget: ['chrome120', 'edge120', 'firefox128', 'safari17.2'] },
  }),
}

/**
 * What the mocks and the app's pages import appears only with their first story: too late for Vite's dependency scan.
 * Without this list a cold cache reloads the page in the middle of a test run.
 */
export const sharedOptimizeDeps = {
  include: [
    '@base-ui/react/direction-provider',
    '@reduxjs/toolkit',
    '@reduxjs/toolkit/query/react',
    'msw',
    'msw/browser',
    'openid-client',
    'react-redux',
    'react-router-dom',
    'valibot',
  ],
}
