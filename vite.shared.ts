import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'

/** The plugins that the app, Storybook and the tests share, so that a component is built the same way everywhere. */
export function sharedPlugins(): PluginOption[] {
  return [react(), vanillaExtractPlugin()]
}

/**
 * What the mocks and the app's pages import appears only with their first story: too late for Vite's dependency scan.
 * Without this list a cold cache reloads the page in the middle of a test run.
 */
export const sharedOptimizeDeps = {
  include: [
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
