import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'

/** The plugins that the app, Storybook and the tests share, so that a component is built the same way everywhere. */
export function sharedPlugins(): PluginOption[] {
  return [react(), vanillaExtractPlugin()]
}

/**
 * The runtime halves of vanilla-extract appear only after its compiler has run, and what the mocks and
 * the app's pages import only with their first story: too late for Vite's dependency scan.
 * Without this list a cold cache reloads the page in the middle of a test run.
 */
export const sharedOptimizeDeps = {
  include: [
    '@vanilla-extract/recipes/createRuntimeFn',
    '@vanilla-extract/sprinkles/createRuntimeSprinkles',
    '@reduxjs/toolkit',
    '@reduxjs/toolkit/query/react',
    'msw',
    'msw/browser',
    'react-redux',
    'react-router-dom',
    'valibot',
  ],
}
