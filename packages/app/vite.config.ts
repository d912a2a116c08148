import { join } from 'node:path'

import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

import { sharedPlugins } from '../../vite.shared.ts'
import { prerender } from './build/prerender.ts'

/** Where the gateway answers during development; `npm run dev` says so. */
const gateway = process.env['GATEWAY_URL']

/** Everything that the gateway answers itself, beside the app's own pages. */
const gatewayPaths = '^/(user|pay|sandbox|openapi\\.json)(/|$)'

const fromHere = (file: string) => join(import.meta.dirname, file)

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
      input: ['index.html', 'src/staticEntry.ts'].map(fromHere),
      output: {
        codeSplitting: {
          groups: [
            vendor('react', [
              'react',
              'react-dom',
              'scheduler',
              'react-router',
              'react-router-dom',
            ]),
            vendor('data', ['@reduxjs', 'react-redux', 'redux', 'immer', 'reselect', 'valibot']),
            // Without a group of its own it ends up in a chunk that every page loads.
            vendor('dialogs', ['@base-ui', '@floating-ui']),
          ],
        },
      },
    },
  },
}))
