import { join } from 'node:path'

import { msw } from 'msw/vite'
import { defineConfig, type BuildOptions } from 'vite'

import { sharedPlugins } from '../../vite.shared.ts'

/** The gateway's address during development, set by `npm run dev`. */
const gateway = process.env['GATEWAY_URL']

/** Paths that the gateway handles itself. */
const gatewayPaths = '^/(user|v1|pay/api|counter/api|sandbox|openapi\\.json)(/|$)'

const forBrowsers: BuildOptions = {
  // The pages are made with it.
  manifest: true,
  target: 'baseline-widely-available',
  // All target browsers support modulepreload.
  modulePreload: { polyfill: false },
  // The build compresses the files itself, so sizes are not needed here.
  reportCompressedSize: false,
  // One stylesheet for all pages.
  cssCodeSplit: false,
  rolldownOptions: {
    input: join(import.meta.dirname, 'src/main.tsx'),
    output: {
      codeSplitting: {
        groups: [
          {
            name: 'react',
            // Of the library of dialogs, what says the direction of text.
            test: /\/node_modules\/(?:(?:react|react-dom|scheduler|use-sync-external-store|clsx)\/|@base-ui\/react\/.*direction)/,
          },
          // Only dialogs need their library.
          { name: 'dialogs', test: /\/node_modules\/@(?:base-ui|floating-ui)\// },
          // One file for what most pages share, in place of twenty small ones.
          { name: 'shared', minShareCount: 23 },
        ],
      },
    },
  },
}

/** For Node: it renders the pages. The gateway runs it without the packages of the app. */
const forServers: BuildOptions = {
  // Never served, like every dotfile.
  outDir: 'dist/.server',
  minify: false,
  copyPublicDir: false,
  rolldownOptions: {
    input: join(import.meta.dirname, 'src/server/main.ts'),
    output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  },
}

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [sharedPlugins(), command === 'serve' && mode === 'mock' && msw()],
  server: {
    ...(gateway && { proxy: { [gatewayPaths]: { target: gateway } } }),
  },
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild ? forServers : forBrowsers,
}))
