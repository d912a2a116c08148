import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

import { sharedPlugins } from '../../vite.shared.ts'
import { prerender } from './build/prerender.ts'

/** Where the gateway answers during development; `npm run dev` says so. */
const gateway = process.env['GATEWAY_URL']

/** Everything that the gateway answers itself, beside the app's own pages. */
const gatewayPaths = '^/(user|pay|sandbox|openapi\\.json)(/|$)'

function vendor(name: string, packages: readonly string[]) {
  return { name, test: new RegExp(`/node_modules/(?:${packages.join('|')})/`) }
}

export default defineConfig(({ command, mode }) => ({
  root: import.meta.dirname,
  plugins: [sharedPlugins(), prerender(), command === 'serve' && mode === 'mock' && msw()],
  server: {
    ...(gateway && { proxy: { [gatewayPaths]: { target: gateway } } }),
  },
  build: {
    // The byte budgets are counted from it.
    manifest: true,
    target: 'baseline-widely-available',
    // Every browser of the target preloads modules.
    modulePreload: { polyfill: false },
    // The gateway compresses ahead of time; a report of gzip sizes would only cost time here.
    reportCompressedSize: false,
    // One stylesheet for all pages; each page has the part that its HTML uses written into it.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            vendor('vendor', [
              'react',
              'react-dom',
              'scheduler',
              'react-router',
              'react-router-dom',
              '@reduxjs',
              'react-redux',
              'redux',
              'immer',
              'reselect',
              'valibot',
              'clsx',
            ]),
            // Without a group of its own it ends up in a chunk that every page loads.
            vendor('dialogs', ['@base-ui', '@floating-ui']),
            // One file for what most pages share, in place of twenty small ones. Only forms need react-hook-form.
            {
              name: 'shared',
              test: /\/packages\/(?:ui|api|app)\/src\/(?!components\/forms\/)/,
              minShareCount: 4,
            },
          ],
        },
      },
    },
  },
}))
