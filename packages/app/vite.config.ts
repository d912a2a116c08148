import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

import { sharedPlugins } from '../../vite.shared.ts'
import { prerender } from './build/prerender.ts'

/** The gateway's address during development, set by `npm run dev`. */
const gateway = process.env['GATEWAY_URL']

/** Paths that the gateway handles itself. */
const gatewayPaths = '^/(user|pay/api|sandbox|openapi\\.json)(/|$)'

function vendor(name: string, packages: readonly string[]) {
  return { name, test: new RegExp(`/node_modules/(?:${packages.join('|')})/`) }
}

const productionRouter = join(
  dirname(fileURLToPath(import.meta.resolve('react-router/package.json'))),
  'dist/production/index.mjs',
)

export default defineConfig(({ command, mode }) => ({
  root: import.meta.dirname,
  plugins: [sharedPlugins(), prerender(), command === 'serve' && mode === 'mock' && msw()],
  resolve: {
    // The package's exports only name its development build, whose warnings are of no use to users.
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: productionRouter }] : [],
  },
  server: {
    ...(gateway && { proxy: { [gatewayPaths]: { target: gateway } } }),
  },
  build: {
    // Used to compute the byte budgets.
    manifest: true,
    target: 'baseline-widely-available',
    // All target browsers support modulepreload.
    modulePreload: { polyfill: false },
    // The gateway precompresses the files, so gzip sizes are not needed here.
    reportCompressedSize: false,
    // One stylesheet for all pages. Each page inlines the part that its HTML uses.
    cssCodeSplit: false,
    rolldownOptions: {
      // Prerendering takes most of the time, which is no reason to warn.
      checks: { bundlerTimings: false },
      output: {
        // Short, since the script of every page lists the files of all others.
        chunkFileNames: 'assets/[hash].js',
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
            // Without its own group, it would be in a chunk that every page loads.
            vendor('dialogs', ['@base-ui', '@floating-ui']),
            // One file for what most pages share, in place of twenty small ones. Only forms need react-hook-form, and dialogs
            // their library.
            {
              name: 'shared',
              test: /\/packages\/(?:ui|api|app)\/src\/(?!format\/|contract\/auth|components\/(?:forms|Dialog|ConfirmDialog|Drawer|DateTime)\/)/,
              minShareCount: 10,
            },
          ],
        },
      },
    },
  },
}))
